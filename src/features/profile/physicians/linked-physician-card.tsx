import { CloseButton } from '@mantine/core';
import type { LinkedPhysician } from '#api/endpoints/accounts/physicians.ts';
import { fullName } from '#domain/values/full-name.ts';
import { Portrait } from '#ui/layout/portrait.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import classes from './physicians.module.css';

interface LinkedPhysicianCardProps {
  physician: LinkedPhysician;
  onRemove: () => void;
}

/** Card of a linked physician: image, name and a button to remove (accounts §2.16). */
export function LinkedPhysicianCard({ physician, onRemove }: LinkedPhysicianCardProps) {
  const name = fullName(physician);
  return (
    <li className={classes.card}>
      <Portrait image={physician.profileImage} size="lg" />
      <LinkAnchor
        to="/patient-physician-profile/$id"
        params={{ id: physician.id }}
        preload={false}
        className={classes.name}
      >
        {name || 'Physician'}
      </LinkAnchor>
      <CloseButton aria-label={`Remove ${name}`} onClick={onRemove} />
    </li>
  );
}
