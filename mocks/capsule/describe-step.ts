import type { Act, ElementReference } from './step.ts';

const roleNames: Readonly<Record<string, string>> = {
  textbox: 'field',
  searchbox: 'field',
  combobox: 'list',
};

/** Describes an element: button “Log in”. */
export function describeReference({ role, name, index, selector }: ElementReference): string {
  const place = index > 0 ? ` (no. ${index + 1})` : '';
  if (role) return `${roleNames[role] ?? role} “${name}”${place}`;
  return name ? `“${name}”${place}` : `element ${selector}${place}`;
}

const describeAddress = (address: string) => `/${address}`;

/** Describes a step for a tester. */
export function describeStep(act: Act): string {
  switch (act.kind) {
    case 'load':
      return act.source === 'link'
        ? 'Open the link of the newest message'
        : `Open ${describeAddress(act.address)}`;
    case 'address':
      return `Now at ${describeAddress(act.address)}`;
    case 'history':
      return `${act.delta < 0 ? 'Back' : 'Forward'} to ${describeAddress(act.address)}`;
    case 'click':
      return `Click ${describeReference(act.on)}`;
    case 'type':
      if (act.isSecret) return `Type a password into ${describeReference(act.on)}`;
      if (act.source) return `Type the newest code into ${describeReference(act.on)}`;
      return `Type “${act.value}” into ${describeReference(act.on)}`;
    case 'choose':
      return `Choose “${act.value}” in ${describeReference(act.on)}`;
    case 'check':
      return `${act.isChecked ? 'Select' : 'Clear'} ${describeReference(act.on)}`;
    case 'press':
      return `Press ${act.key} in ${describeReference(act.on)}`;
    case 'file':
      return `Choose the file ${act.name} in ${describeReference(act.on)}`;
    case 'command':
      return `Mock: ${act.name} ${act.args.map((arg) => JSON.stringify(arg)).join(', ')}`;
    case 'error':
      return `Error: ${act.message}`;
    case 'seen':
      return `Seen: ${act.text}`;
  }
}
