/** What is said of the list of patients, to the byte (physician §8, decision 47). */
export const patientMessages = {
  confirmDeletion: 'Are you sure you want to Delete Patient?',
  deleted: 'Poof! Your Patient has been deleted!',
  kept: 'Your Patient is safe!',
} as const;

/** Invited, and not signed up yet: the one status that the documents name. Any other is the server's word (decision 71). */
export const PENDING = 'pending';

/** What the mock's server calls the dead, and the only other word that changes how a row looks (decision 71). */
export const DECEASED = 'deceased';
