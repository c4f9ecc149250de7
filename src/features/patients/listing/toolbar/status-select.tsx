import { NativeSelect } from '@mantine/core';

interface StatusSelectProps {
  /** Statuses as the server writes them, with their number of patients. Undefined while loading. */
  statuses: readonly (readonly [status: string, count: number])[] | undefined;
  chosen: string;
  onChoose: (status: string) => void;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Status filter. A status in the URL that no patient has is listed with a count of 0. */
export function StatusSelect({ statuses, chosen, onChoose }: StatusSelectProps) {
  const isUnlisted = chosen !== '' && (statuses ?? []).every(([status]) => status !== chosen);
  const listedStatuses = [...(statuses ?? []), ...(isUnlisted ? [[chosen, 0] as const] : [])];
  const data = listedStatuses.map(([status, count]) => ({
    value: status,
    label: statuses ? `${capitalize(status)} (${count})` : capitalize(status),
  }));
  return (
    <NativeSelect
      label="Status"
      data={[{ value: '', label: 'All statuses' }, ...data]}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}
