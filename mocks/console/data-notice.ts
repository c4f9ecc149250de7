/** Words in the footer of a mocked build: its people must not be taken for patients. */
export const dataNotice = 'Demo data: no real people';
