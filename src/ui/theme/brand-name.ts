/** The name of the product, as titles, the wordmark and the footer show it. Written here and nowhere else. */
export const brandName = 'Fernwell Clinic';
