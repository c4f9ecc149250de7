/** The number of each role: 2 is the physician (decision 21). */
export const roleIds = { admin: 1, physician: 2, patient: 3 } as const;
