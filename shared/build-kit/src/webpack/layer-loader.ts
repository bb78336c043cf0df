export default function layered(this: { resourcePath: string }, source: string): string {
  return this.resourcePath.endsWith('.module.css') && !source.includes('@layer')
    ? `@layer remotes {\n${source}\n}`
    : source;
}
