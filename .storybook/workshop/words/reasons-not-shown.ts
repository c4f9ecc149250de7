/** Texts that no story can show, by their name or text, with the reason. */
export const reasonsNotShown: Readonly<Record<string, string>> = {
  'messages.notOnList': 'said by a server, of what no form would send',
  'messages.notAsked': 'said by a server, of what no form would send',
  'messages.notAsSent': 'said by a server, of what no form would send',
  'Your unsaved changes could not be removed from this device. Please log in and log out again.':
    'said where the storage fails at a logout: a unit test of the session holds it',
  NOT_PROCESSED_MESSAGE: 'a server’s own words, in the mock’s version of them',
  'The clinic has not stored your Shoop as you sent it. Please open the patient’s Shoops.':
    'said once the physician has gone to another page: mocks and e2e hold it',
  'The form for a new entry could not be loaded. Please check your connection and try again.':
    'said when a part of the app does not load: every story has it already',
};
