/** Name of the product, for titles, wordmark and footer; defined only here. */
export const brandName = 'Fernwell Clinic';
