/** Viewports that the toolbar offers, and that a story can be fixed to. */
export const viewports = {
  small: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: 'Laptop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
  wide: { name: 'Wide, 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
} as const;
