/** Landing page of each role (accounts §2.2, §4.2). */
export const homePath = { patient: '/dashboard', physician: '/physician/dashboard' } as const;
