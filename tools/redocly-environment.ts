/** Environment in which Redocly's tool contacts no server. */
export const redoclyEnvironment = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
