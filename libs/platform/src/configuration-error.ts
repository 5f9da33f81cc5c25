/** The environment does not make sense. The message names each variable and what it must be, never its value. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}
