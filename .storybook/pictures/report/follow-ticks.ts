/**
 * Shows and copies the command that accepts exactly the ticked pictures. Runs in the report's page
 * from its own source text: its body must not use anything from outside.
 */
export function followTicks(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[name=picture]')];
  const all = document.querySelector<HTMLInputElement>('input[name=all]');
  const command = document.querySelector('textarea');
  const copy = document.querySelector<HTMLButtonElement>('button');
  const status = document.querySelector('[role=status]');
  if (!all || !command || !copy || !status) return;
  const show = () => {
    const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    command.value = ticked.length > 0 ? `npm run pictures -- --accept ${ticked.join(' ')}` : '';
    copy.disabled = ticked.length === 0;
    status.textContent = `${ticked.length} of ${boxes.length} ticked`;
    all.checked = ticked.length === boxes.length;
    all.indeterminate = ticked.length > 0 && !all.checked;
  };
  for (const box of boxes) box.addEventListener('change', show);
  all.addEventListener('change', () => {
    for (const box of boxes) box.checked = all.checked;
    show();
  });
  copy.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(command.value);
      status.textContent = 'Command copied';
    } catch {
      command.select();
      status.textContent = 'Not copied: the browser does not allow it. The command is selected.';
    }
  });
  show();
}
