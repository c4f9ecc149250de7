import { Text, Title } from '@mantine/core';
import { Portrait } from '#ui/layout/portrait.tsx';
import classes from './physician-profile.module.css';

interface PhysicianIdentityProps {
  /** Full name; 'Physician' while it is unknown. */
  name: string;
  image: string | undefined;
}

/** The physician's picture and name. */
export function PhysicianIdentity({ name, image }: PhysicianIdentityProps) {
  return (
    <div className={classes.identity}>
      <Portrait image={image} size="xl" />
      <div className={classes.nameAndRole}>
        <Title order={1} tabIndex={-1}>
          <bdi>{name}</bdi>
        </Title>
        {/* Reserves the line before the name is loaded, so that nothing below moves. */}
        <Text c="dimmed">{name === 'Physician' ? '\u00a0' : 'Physician'}</Text>
      </div>
    </div>
  );
}
