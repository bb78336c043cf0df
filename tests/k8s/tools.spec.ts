import { runTool, type Tool, type ToolCase } from './tools.ts';

/** Accepts every input except `bad`. */
const program = 'process.exit(process.argv[1] === "bad" ? 1 : 0)';
const toolWith = (cases: readonly ToolCase[], name = 'node'): Tool => ({
  name: 'a tool',
  commands: [[name, '-e', program, '--']],
  cases,
});
const run = (tool: Tool) => {
  const lines: string[] = [];
  return { verdict: runTool(tool, (line) => lines.push(line)), lines };
};

describe('runTool', () => {
  it('passes when the tool accepts the files and finds the planted offence', () => {
    const cases = [
      { title: 'a file', args: ['good'] },
      { title: 'an offence', args: ['bad'], isOffence: true },
    ];
    expect(run(toolWith(cases))).toEqual({ verdict: 'passed', lines: ['a tool: 2 cases passed'] });
  });

  it('fails when the tool rejects a file', () => {
    expect(run(toolWith([{ title: 'a file', args: ['bad'] }])).verdict).toBe('failed');
  });

  it('fails when the tool does not find the planted offence', () => {
    expect(run(toolWith([{ title: 'an offence', args: ['good'], isOffence: true }]))).toEqual({
      verdict: 'failed',
      lines: ['a tool: an offence was not found'],
    });
  });

  it('says that it skips a tool that is not installed', () => {
    expect(run(toolWith([], 'a-program-that-nobody-has'))).toEqual({
      verdict: 'skipped',
      lines: ['a tool: skipped, a tool is not installed (npm run k8s:tools)'],
    });
  });

  it('skips a tool whose input another one makes that is not installed', () => {
    const requires = { ...toolWith([], 'a-program-that-nobody-has'), name: 'the builder' };
    expect(run({ ...toolWith([{ title: 'a file', args: ['good'] }]), requires })).toEqual({
      verdict: 'skipped',
      lines: ['a tool: skipped, the builder is not installed (npm run k8s:tools)'],
    });
  });

  it('takes the next command when the first is not installed', () => {
    const [second] = toolWith([]).commands;
    const tool = toolWith([{ title: 'a file', args: ['good'] }], 'a-program-that-nobody-has');
    expect(run({ ...tool, commands: [...tool.commands, second ?? ['node']] }).verdict).toBe(
      'passed',
    );
  });
});
