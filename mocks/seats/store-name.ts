const prefix = 'clinic-mock ';

/** Returns the name of the store's databases, lock and channels, for the path of an API. */
export const formatStoreName = (apiPath: string) => prefix + apiPath;

/** Returns true for a name of the store, which all seats share. */
export const isStoreName = (name: string) => name.startsWith(prefix);
