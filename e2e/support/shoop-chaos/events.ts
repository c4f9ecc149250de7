/** Events while a physician builds Shoops, with their weights. */
export const shoopEventWeights = {
  type: 8,
  save: 5,
  send: 4,
  remove: 1,
  /** Loads a stored draft of the patient into the form. */
  loadDraft: 2,
  /** Leaves the form for the other patient's. */
  otherPatient: 2,
  reload: 2,
  /** Another device of the physician sends a draft. */
  sentElsewhere: 1,
  /** The access token expires, and the next call renews it. */
  tokenExpires: 1,
  /** The refresh token expires as well, so that no renewal is possible. */
  sessionExpires: 0.4,
  idleLogout: 0.5,
} as const;

export type ShoopEvent = keyof typeof shoopEventWeights;
