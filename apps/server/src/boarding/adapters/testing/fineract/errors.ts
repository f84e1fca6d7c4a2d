/**
 * Errors as Fineract writes them. Sources: fineract-core infrastructure/core/data/ApiGlobalErrorResponse.java and
 * ApiParameterError.java; which error goes with which status stands in infrastructure/core/exceptionmapper.
 */
export interface ParameterError {
  readonly code: string;
  readonly message: string;
  /** `id` where no parameter is to blame (ApiParameterError.generalError). */
  readonly parameter: string;
}

export class FineractError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string, errors: readonly ParameterError[]) {
    super(message);
    this.status = status;
    this.body = {
      developerMessage: message,
      httpStatusCode: String(status),
      defaultUserMessage: message,
      userMessageGlobalisationCode: code,
      errors: errors.map((error) => ({
        developerMessage: error.message,
        defaultUserMessage: error.message,
        userMessageGlobalisationCode: error.code,
        parameterName: error.parameter,
        value: null,
        args: [],
      })),
    };
  }
}

/** PlatformApiDataValidationExceptionMapper: 400. */
export function validationError(errors: readonly ParameterError[]): FineractError {
  return new FineractError(400, 'validation.msg.validation.errors.exist', 'Validation errors exist.', errors);
}

/** UnsupportedParameterExceptionMapper: 400, one error for each parameter that FromJsonHelper did not expect. */
export function unsupportedParameters(names: readonly string[]): FineractError {
  return validationError(
    names.map((parameter) => ({
      code: 'error.msg.parameter.unsupported',
      message: `The parameter ${parameter} is not supported.`,
      parameter,
    })),
  );
}

/** PlatformDomainRuleExceptionMapper: 403. */
export function domainRule(code: string, message: string): FineractError {
  const text = 'Errors contain reason for domain rule violation.';
  return new FineractError(403, 'validation.msg.domain.rule.violation', text, [{ code, message, parameter: 'id' }]);
}

/** PlatformDataIntegrityExceptionMapper: 403, with the parameter that is there already. */
export function dataIntegrity(code: string, message: string, parameter: string): FineractError {
  return new FineractError(403, code, message, [{ code, message, parameter }]);
}

/** PlatformResourceNotFoundExceptionMapper: 404. */
export function notFound(code: string, message: string): FineractError {
  const text = 'The requested resource is not available.';
  return new FineractError(404, 'error.msg.resource.not.found', text, [{ code, message, parameter: 'id' }]);
}
