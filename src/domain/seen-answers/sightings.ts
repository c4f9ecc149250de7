/** Answer that was on the screen, as a digest. */
export interface Sighting {
  readonly digest: string;
  /** Time at which the answer was read from the server, in ms since 1970. */
  readonly readAt: number;
}

export type Sightings = ReadonlyMap<string, Sighting>;

/**
 * Adds sightings to the known ones. A sighting of an older read does not replace one of a newer
 * read in another tab, unless that read is later than `now` by a clock that ran ahead.
 */
export function addSightings(known: Sightings, added: Sightings, now: number): Sightings {
  const merged = new Map(known);
  for (const [name, sighting] of added) {
    const { readAt = 0 } = merged.get(name) ?? {};
    if (readAt <= sighting.readAt || readAt > now) merged.set(name, sighting);
  }
  return merged;
}
