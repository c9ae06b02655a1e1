declare module 'virtual:icons/front' {
  const bodies: Record<string, string>;
  export default bodies;
}

declare module 'virtual:icons/rest' {
  const bodies: Record<string, string>;
  export default bodies;
}

declare module '*/generated/catalog.json' {
  const catalog: import('./catalog/types').CatalogFile;
  export default catalog;
}
