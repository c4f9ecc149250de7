import { CloseButton, Text } from '@mantine/core';
import type { LinkedPhysician } from '#api/endpoints/physicians.ts';
import { fullName } from '#domain/values/full-name.ts';
import { Portrait } from '#ui/layout/portrait.tsx';
import classes from './physicians.module.css';

interface PhysicianCardProps {
  physician: LinkedPhysician;
  onRemove: () => void;
}

/** A linked physician: image, name and a remove cross (accounts §2.16). */
export function PhysicianCard({ physician, onRemove }: PhysicianCardProps) {
  const name = fullName(physician);
  return (
    <li className={classes.card}>
      <Portrait image={physician.profileImage} size="lg" />
      <Text fw="medium" className={classes.name}>
        {name}
      </Text>
      <CloseButton aria-label={`Remove ${name}`} onClick={onRemove} />
    </li>
  );
}
