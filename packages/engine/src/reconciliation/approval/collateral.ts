import { findField } from '../../fields/field-catalogue.ts';
import { buildFinding } from '../build-finding.ts';
import { oneOfEach } from '../comparisons/agree.ts';
import { sameAddress } from '../comparisons/same-address.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayDocType, sayEach, sayList, sayReading, startSentence } from '../wording.ts';
import { lacksKinds } from './collateral-kinds.ts';

const DEEDS = ['deed_of_trust', 'mortgage'];
const SECURITY = [...DEEDS, 'security_agreement', 'ucc_financing_statement', 'assignment_of_rents', 'vehicle_title'];
/** Where the position of the lien is stated. A financing statement has none. */
const LIENS = [...DEEDS, 'title_commitment', 'title_policy', 'security_agreement'];

/** Lien position, property and kinds of collateral, each where the approval and a paper state it. */
export function collateralAsApproved(facts: Facts, rule: Rule): Outcome {
  if (!facts.hasApproval()) return notEvaluated(['lien_position', 'property_address', 'collateral_description']);
  const approved = {
    lien: facts.approved('lien_position'),
    property: facts.approved('property_address'),
    described: facts.approved('collateral_description'),
  };
  const secured = facts.has(...SECURITY);
  const any = approved.lien.length + approved.property.length + approved.described.length > 0;
  if (!any) return secured ? notEvaluated(['lien_position', 'property_address']) : notApplicable;
  const liens = facts.readings('lien_position', LIENS);
  const properties = facts.readings('property_address', DEEDS);
  const kinds = lacksKinds(approved.described, facts, rule);
  const asked = [
    approved.lien.length > 0 && liens.length > 0,
    approved.property.length > 0 && properties.length > 0,
    kinds !== null,
  ];
  if (!asked.includes(true)) {
    const missing = [
      ...(approved.lien.length > 0 ? ['lien_position'] : []),
      ...(approved.property.length > 0 ? ['property_address'] : []),
    ];
    return missing.length === 0 ? notEvaluated(['collateral_description']) : notEvaluated(missing);
  }
  return evaluated([
    ...otherLien(approved.lien, liens, rule),
    ...otherProperty(approved.property, properties, rule),
    ...(kinds ?? []),
  ]);
}

function otherLien(approved: readonly Reading[], liens: readonly Reading[], rule: Rule): readonly Finding[] {
  const differing = liens.filter(({ value }) => !approved.some((one) => one.value === value));
  if (approved.length === 0 || differing.length === 0) return [];
  return [
    buildFinding(rule, {
      title: `${rule.title}: ${findField('lien_position')?.title ?? ''}`,
      message: `${startSentence(sayEach(approved))} for the position of the lien, ${sayEach(differing)}.`,
      readings: [...approved, ...differing],
      comparison: 'matches_lar',
      expected: approved[0]?.value ?? null,
    }),
  ];
}

/** Another spelling of the approved address is told by R-502; here another place counts. */
function otherProperty(approved: readonly Reading[], all: readonly Reading[], rule: Rule): readonly Finding[] {
  const deeds = oneOfEach(all);
  if (deeds.length === 0) return [];
  const isAt = (one: Reading, other: Reading): boolean => {
    const { same, near, serious } = sameAddress(one.value, other.value);
    return same || (near && !serious);
  };
  const unsecured = oneOfEach(approved).filter((one) => !deeds.some((deed) => isAt(one, deed)));
  if (unsecured.length === 0) return [];
  const [first] = unsecured;
  const reason = first === undefined || deeds[0] === undefined ? '' : sameAddress(first.value, deeds[0].value).reason;
  return [
    buildFinding(rule, {
      title: `${rule.title}: ${findField('property_address')?.title ?? ''}`,
      message: `${startSentence(sayDocType('lar'))} asks for ${sayList(unsecured.map(sayReading))} as collateral, ${sayEach(deeds)}: ${reason}.`,
      readings: [...unsecured, ...all],
      comparison: 'matches_lar',
      expected: unsecured.map(({ value }) => value).join('; '),
    }),
  ];
}
