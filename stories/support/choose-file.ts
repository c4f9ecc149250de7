import { screen, userEvent } from 'storybook/test';

/** Chooses a file in a form, of any type, as the system's picker would. */
export async function chooseFileIn(title: string, file: File) {
  const form = await screen.findByRole('form', { name: title });
  const input = form.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input as HTMLInputElement, file, { applyAccept: false });
}
