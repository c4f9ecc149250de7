declare module 'virtual:workshop/map' {
  const screens: readonly import('./map.ts').MapScreen[];
  export default screens;
}

declare module 'virtual:workshop/atlas' {
  const entries: readonly import('./words/atlas.ts').AtlasEntry[];
  export default entries;
}

declare module 'virtual:workshop/pictures' {
  /** The stories that have an accepted picture in every look. */
  const storyIds: readonly string[];
  export default storyIds;
}

declare module 'virtual:workshop/building-blocks' {
  const blocks: import('./building-blocks.ts').BuildingBlocks;
  export default blocks;
}

declare module 'virtual:workshop/styles' {
  const styles: import('./styles/read-styles.ts').Styles;
  export default styles;
}
