/** Numeric id of each role on the wire (decision 21). */
export const roleIds = { admin: 1, physician: 2, patient: 3 } as const;
