declare module 'virtual:icons/ui' {
  const bodies: Record<string, string>;
  export default bodies;
}

declare module 'virtual:icons/art' {
  const bodies: Record<string, string>;
  export default bodies;
}

declare module '*/generated/catalog.json' {
  const catalog: import('./catalog/types').CatalogFile;
  export default catalog;
}
