import type { ComponentType, ReactNode } from 'react';
import { Bell } from './empty/bell.tsx';
import { Bench } from './empty/bench.tsx';
import { Bottle } from './empty/bottle.tsx';
import { EmptyAxes } from './empty/empty-axes.tsx';
import { Folder } from './empty/folder.tsx';
import { GardenPath } from './empty/garden-path.tsx';
import { Lens } from './empty/lens.tsx';
import { NotePad } from './empty/note-pad.tsx';
import { Shelf } from './empty/shelf.tsx';
import { Stethoscope } from './empty/stethoscope.tsx';
import { Tray } from './empty/tray.tsx';
import { ClosedShop } from './failed/closed-shop.tsx';
import { Hammock } from './failed/hammock.tsx';
import { Hourglass } from './failed/hourglass.tsx';
import { LoosePlug } from './failed/loose-plug.tsx';
import { TippedPot } from './failed/tipped-pot.tsx';
import { TornPage } from './failed/torn-page.tsx';
import { TwoWindows } from './failed/two-windows.tsx';
import { GardenGate } from './pages/garden-gate.tsx';
import { LateLetter } from './pages/late-letter.tsx';
import { Letter } from './pages/letter.tsx';
import { OpenGate } from './pages/open-gate.tsx';
import { RestingSprout } from './pages/resting-sprout.tsx';
import { SharedLeaf } from './pages/shared-leaf.tsx';
import { Signpost } from './pages/signpost.tsx';

/** Illustrations by name. Only `picture.tsx` loads them: no first page bundles them. */
export const art = {
  // Empty states
  bell: Bell,
  bench: Bench,
  bottle: Bottle,
  axes: EmptyAxes,
  folder: Folder,
  path: GardenPath,
  lens: Lens,
  notePad: NotePad,
  shelf: Shelf,
  stethoscope: Stethoscope,
  tray: Tray,
  sprout: RestingSprout,
  // Failures
  shop: ClosedShop,
  hammock: Hammock,
  hourglass: Hourglass,
  plug: LoosePlug,
  pot: TippedPot,
  page: TornPage,
  windows: TwoWindows,
  // Pages with one message
  gate: GardenGate,
  lateLetter: LateLetter,
  letter: Letter,
  openGate: OpenGate,
  sharedLeaf: SharedLeaf,
  signpost: Signpost,
} satisfies Record<string, ComponentType>;

export interface ArtProps {
  of: keyof typeof art;
  /** Fallback if the illustrations fail to load. */
  instead?: ReactNode;
}

/** Illustration of this name. Default export, as `lazy` needs one. */
export default function Art({ of }: ArtProps) {
  const NamedIllustration = art[of];
  return <NamedIllustration />;
}
