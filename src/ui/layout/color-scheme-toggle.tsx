import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useId } from 'react';
import { useClientValue } from '../start/use-client-value.ts';
import classes from './color-scheme-toggle.module.css';

const schemes: { value: MantineColorScheme; label: string; Icon: typeof IconSun }[] = [
  { value: 'light', label: 'Light', Icon: IconSun },
  { value: 'dark', label: 'Dark', Icon: IconMoon },
  { value: 'auto', label: 'Same as my device', Icon: IconDeviceDesktop },
];

/** Choice of light, dark or the device's scheme. Plain radios keep the sign-in page small. */
export function ColorSchemeToggle() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  // A page that the build has rendered shows the device's scheme as chosen, until the app starts.
  const isStarted = useClientValue(() => true, false);
  const chosen = isStarted ? colorScheme : 'auto';
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Appearance</legend>
      {schemes.map(({ value, label, Icon }) => (
        <label key={value} className={classes.option} title={label}>
          <input
            type="radio"
            name={name}
            aria-label={label}
            checked={chosen === value}
            onChange={() => setColorScheme(value)}
            className={classes.input}
          />
          <Icon aria-hidden size={20} stroke={1.75} />
        </label>
      ))}
    </fieldset>
  );
}
