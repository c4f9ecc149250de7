/** Ends a label with a colon, “Dose:”, unless it has an end mark: “Any restrictions?” */
export const withColon = (label: string): string => (/[.:?!]\s*$/.test(label) ? label : `${label}:`);
