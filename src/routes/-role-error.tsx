import type { ErrorComponentProps } from '@tanstack/react-router';
import { homePath } from '#domain/paths/home-path.ts';
import { Unauthorized } from '#features/shell/unauthorized.tsx';
import { UnexpectedError } from '#features/shell/unexpected-error.tsx';
import { WrongRole } from './-guards.ts';

/** Error page of a portal: Unauthorized Access for the wrong role, else the general page. */
export function RoleError(props: ErrorComponentProps) {
  const { error } = props;
  if (error instanceof WrongRole)
    return <Unauthorized requiredRole={error.required} home={homePath[error.actual]} />;
  return <UnexpectedError {...props} />;
}
