import * as v from 'valibot';
import { endpoint, idInput, serverMessage, unreadReply } from '#api/contract/endpoint.ts';
import { readableList } from '#api/contract/readable-list.ts';
import { idSchema, optionalLine, optionalUrl } from '#api/contract/reply-fields.ts';

const nameFields = { id: idSchema, firstName: optionalLine, lastName: optionalLine };

/** Physician that the patient has chosen (accounts §3). */
const linkedPhysician = v.object({ ...nameFields, profileImage: optionalUrl });
export type LinkedPhysician = v.InferOutput<typeof linkedPhysician>;
const linkedPhysicians = v.pipe(
  readableList(linkedPhysician),
  v.transform(({ items, unreadable }) => ({ physicians: items, unreadable })),
);

/** Lists all physicians to choose from (accounts §7). */
export const listPhysicians = endpoint({
  method: 'GET',
  path: 'dashboard/physicians',
  summary: 'List the physicians to choose from',
  access: ['patient'],
  reply: v.pipe(
    readableList(v.object(nameFields)),
    v.transform(({ items, unreadable }) => ({ physicians: items, unreadable })),
  ),
});

export const listLinkedPhysicians = endpoint({
  method: 'GET',
  path: 'dashboard/physician',
  summary: 'List one’s own physicians',
  access: ['patient'],
  reply: linkedPhysicians,
});

/** Physician as a patient sees them (physician §2, §7). Numbers become texts. */
export const readPhysician = endpoint({
  method: 'GET',
  path: 'dashboard/physician/{id}',
  summary: 'Read a physician’s profile',
  access: ['patient'],
  reply: v.object({
    firstName: optionalLine,
    lastName: optionalLine,
    profileImage: optionalUrl,
    // Free texts, as documented (physician §5).
    officeNumber: optionalLine,
    officeEmail: optionalLine,
  }),
});

/** The path is misspelt in the contract (decision 4). */
export const addPhysician = endpoint({
  method: 'POST',
  path: 'dashboard/addPhysiction',
  summary: 'Choose a physician',
  access: ['patient'],
  body: v.object({ physicianId: idInput }),
  // Current list; if it is missing, the list is read again.
  reply: v.nullish(linkedPhysicians),
  success: serverMessage,
  makesStale: [listLinkedPhysicians],
});

export const removePhysician = endpoint({
  method: 'DELETE',
  path: 'dashboard/physician',
  summary: 'Give up one of one’s physicians',
  access: ['patient'],
  query: v.object({ physicianId: idInput }),
  reply: unreadReply,
  success: 'Deleted Successfully',
  makesStale: [listLinkedPhysicians],
});
