/** Words in the footer of a mocked build: its people must not be taken for patients. */
export const dataNotice = 'Demo data: no real people';

/** Words in the footer of a build where a real API answers some of the resources. */
export const partialDataNotice = 'Partly demo data';
