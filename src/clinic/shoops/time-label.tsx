import { IconMoon, IconSun, IconSunrise } from '@tabler/icons-react';
import classes from './shoops.module.css';

const timeIcons = new Map([
  ['Morning', IconSunrise],
  ['Afternoon', IconSun],
  ['Evening', IconMoon],
]);

/** Icon and label of a time of day. */
export function TimeLabel({ time }: { time: string }) {
  const Icon = timeIcons.get(time);
  return (
    <>
      {Icon && <Icon aria-hidden className={classes.icon} stroke={1.75} />}
      {time ? <bdi>{time}</bdi> : <em>No time given</em>}
    </>
  );
}
