// Made by web/texts.ts when the page is built.
declare module "virtual:texts" {
  const texts: Record<string, () => Promise<string>>;
  export default texts;
}
