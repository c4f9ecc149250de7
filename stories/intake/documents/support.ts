import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { findCard, findForm } from '#stories/intake/support.ts';

type Form = Awaited<ReturnType<typeof findForm>>;

export const findDocumentsCard = () => findCard('My Documents');
export const findDocumentForm = () => findForm('My Documents');

/** Returns a file with a PDF's first bytes. */
export const createPdf = (name = 'letter.pdf', content = '%PDF-1.4 a letter') =>
  new File([content], name, { type: 'application/pdf' });

/** Returns a picture of one gray pixel. */
export function createPicture(name = 'x-ray.png'): File {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCA9eNe8AAAAABJRU5ErkJggg==';
  return new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, {
    type: 'image/png',
  });
}

/** Chooses a file without the `accept` filter, as a system file picker may. */
export async function chooseFile(form: Form, file: File) {
  await userEvent.upload(form.getByLabelText(/^File/), file, { applyAccept: false });
}

/** Fills in title and type. */
export async function describeDocument(form: Form, title: string, type: string) {
  await userEvent.type(form.getByRole('textbox', { name: /Document title/ }), title);
  await userEvent.click(form.getByRole('combobox', { name: /Document type/ }));
  await userEvent.click(await screen.findByRole('option', { name: type }));
}

/** Fills in a document with its file, ready to be added. */
export async function prepareDocument(form: Form) {
  await describeDocument(form, 'Letter', 'Medical Reports');
  await chooseFile(form, createPdf());
  await waitFor(() => expect(getAddButton(form)).toBeEnabled());
}

/** Query of the attached file's name; the buttons next to it repeat the name as hidden text. */
export const fileNameQuery = (name: string) => [name, { selector: 'p' }] as const;

export const getAddButton = (form: Form) => form.getByRole('button', { name: 'Add Document' });
export const getUpdateButton = (form: Form) => form.getByRole('button', { name: 'Update Document' });

/** Returns the list entry with the given title. */
export async function findDocumentRow(title: string) {
  const heading = await screen.findByRole('heading', { level: 4, name: title });
  return within(heading.closest('li') as HTMLElement);
}
