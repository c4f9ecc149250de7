import { NativeSelect } from '@mantine/core';

interface StatusSelectProps {
  /** In the server's words, with how many patients have each. */
  statuses: readonly (readonly [status: string, count: number])[];
  chosen: string;
  onChoose: (status: string) => void;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Shows the patients of one status alone. One that the address names and nobody has is shown for what it is. */
export function StatusSelect({ statuses, chosen, onChoose }: StatusSelectProps) {
  const isUnknown = chosen !== '' && statuses.every(([status]) => status !== chosen);
  const all = isUnknown ? [...statuses, [chosen, 0] as const] : statuses;
  const data = all.map(([status, count]) => ({ value: status, label: `${capitalized(status)} (${count})` }));
  return (
    <NativeSelect
      label="Status"
      data={[{ value: '', label: 'All statuses' }, ...data]}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}
