import { ConfirmStep } from './confirm-step.tsx';
import { NameForm } from './name-form.tsx';

export const snapshotActions = ['rename', 'replace', 'delete'] as const;
export const actionLabels = { rename: 'Rename', replace: 'Replace', delete: 'Delete' } as const;
export type SnapshotAction = (typeof snapshotActions)[number];

interface ActionFormProps {
  name: string;
  action: SnapshotAction;
  working: boolean;
  onRename: (newName: string) => Promise<void>;
  onReplace: () => void;
  onDelete: () => void;
  onCancel: () => void;
}

/** Form of an action on a snapshot, in place of the row's buttons. */
export function ActionForm({
  name,
  action,
  working,
  onRename,
  onReplace,
  onDelete,
  onCancel,
}: ActionFormProps) {
  if (action === 'rename')
    return (
      <NameForm
        label={`New name of ${name}`}
        name={name}
        submitLabel="Rename"
        onSubmit={onRename}
        onCancel={onCancel}
      />
    );
  const isReplace = action === 'replace';
  return (
    <ConfirmStep
      label={`${isReplace ? 'Replace' : 'Delete'} ${name}?`}
      question={
        isReplace
          ? 'Put the present state in its place? What it holds now is lost.'
          : 'Delete this snapshot? It cannot be brought back.'
      }
      confirmLabel={isReplace ? 'Replace' : 'Delete for good'}
      working={working}
      onConfirm={isReplace ? onReplace : onDelete}
      onCancel={onCancel}
    />
  );
}
