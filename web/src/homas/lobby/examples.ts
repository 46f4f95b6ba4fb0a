/** Example roads: the notation, shown by four roads that are worth a ride. */
export const EXAMPLES: readonly { readonly name: string; readonly road: string }[] = [
  { name: 'sprint', road: 'road:0x70;left=9-11;right=24-26;left=41-42;right=58-60;red=45;sprint=30' },
  { name: 'wall', road: 'road:0x30,-3x6,+3x5,0x22,-5x7;right=12-14;left=47-49;red=40;hill=36;hill=70;rain' },
  { name: 'cobbles', road: 'road:0x24,k-2x6,0x12,k-3x8,0x10,k-2x5,0x15;left=8-10;right=34-36;red=50;hell;rain' },
  {
    name: 'pass',
    road: 'road:0x20,-4x12,-5x8,+4x14,0x16;left=6-8;right=28-29;left=46-48;mountain=21-54;red=40;top=40',
  },
];
