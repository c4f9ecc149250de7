/** Events while a physician builds Shoops, with their weights. */
export const shoopEventWeights = {
  type: 8,
  save: 5,
  send: 4,
  remove: 1,
  loadDraft: 2,
  otherPatient: 2,
  reload: 2,
  sentElsewhere: 1,
  tokenExpires: 1,
  sessionExpires: 0.4,
  idleLogout: 0.5,
} as const;

export type ShoopEvent = keyof typeof shoopEventWeights;
