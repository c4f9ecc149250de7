/**
 * Environment in which Redocly's tool sends no telemetry and asks no registry for updates: a check
 * must give the same result without a network.
 */
export const redoclyEnvironment = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
