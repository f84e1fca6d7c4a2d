import { boardingWords } from '../../words/boarding.ts';

const words = boardingWords.simulated;

/** Large on purpose: nobody may take a booking of the simulator for one of the bank. */
export function SimulatedBanner() {
  return (
    <div className="boarding-simulated" role="note">
      <strong>{words.mark}</strong>
      <span>{words.text}</span>
    </div>
  );
}
