import { screen, userEvent } from 'storybook/test';

/** Chooses a file in a form, as the system's own picker would hand it over, whatever it is. */
export async function chooseFileIn(title: string, file: File) {
  const form = await screen.findByRole('form', { name: title });
  const input = form.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input as HTMLInputElement, file, { applyAccept: false });
}
