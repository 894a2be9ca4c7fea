<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About DupFinder</source>
        <translation>关于 DupFinder</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>复制版本信息</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>使用的组件</translation>
    </message>
    <message>
        <source>Finds copies, the same text in other formats, and edited versions of documents.
No network connections. A scan changes nothing on your disk.

Free software under the MIT licence.</source>
        <translation>查找文档的副本、其他格式的相同文本，以及修改过的版本。
不连接网络。扫描不会改动磁盘上的任何内容。

以 MIT 许可证发布的自由软件。</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>库</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Libraries, versions and licences</source>
        <translation>库、版本和许可证</translation>
    </message>
</context>
<context>
    <name>BugDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>出现错误</translation>
    </message>
    <message>
        <source>Save details …</source>
        <translation>保存详细信息…</translation>
    </message>
    <message>
        <source>Save details</source>
        <translation>保存详细信息</translation>
    </message>
    <message>
        <source>Save log …</source>
        <translation>保存日志…</translation>
    </message>
    <message>
        <source>No document was changed. Please send the details to the developers. They contain names of your files and folders: read them first.</source>
        <translation>没有文档被更改。请将详细信息发送给开发者。其中包含您的文件和文件夹名称，请先查看。</translation>
    </message>
    <message>
        <source>This is a bug in DupFinder. Your documents are fine.</source>
        <translation>这是 DupFinder 的错误。您的文档没有问题。</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
</context>
<context>
    <name>CachePage</name>
    <message>
        <source>Clean up</source>
        <translation>清理</translation>
    </message>
    <message>
        <source>Clear …</source>
        <translation>清空…</translation>
    </message>
    <message>
        <source>Delete data of documents that are gone or changed</source>
        <translation>删除已不存在或已更改的文档的缓存数据</translation>
    </message>
    <message>
        <source>Delete all cached data</source>
        <translation>删除全部缓存数据</translation>
    </message>
    <message>
        <source>A scan is using the cache.</source>
        <translation>有扫描正在使用缓存。</translation>
    </message>
    <message>
        <source>Cleaning up …</source>
        <translation>正在清理…</translation>
    </message>
    <message>
        <source>Your documents are not touched. The next scan takes longer.</source>
        <translation>您的文档不受影响。下次扫描耗时更长。</translation>
    </message>
    <message>
        <source>Clear the scan cache</source>
        <translation>清空扫描缓存</translation>
    </message>
    <message>
        <source>Delete all cached data?</source>
        <translation>要删除全部缓存数据吗？</translation>
    </message>
    <message>
        <source>No cache yet. The first scan creates it.</source>
        <translation>尚无缓存，首次扫描时会创建。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged cache(s) set aside: {size}. Use Clear to delete.</source>
        <translation>
            <numerusform>已将 %Ln 个损坏的缓存移到一旁：{size}。“清空”会将其删除。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to clean up.</source>
        <translation>没有需要清理的内容。</translation>
    </message>
    <message>
        <source>Deleted: {documents}. Freed: {size}.</source>
        <translation>已清除：{documents}。释放空间：{size}。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) kept: drive or folder not available.</source>
        <translation>
            <numerusform>保留了 %Ln 个文档的数据，其所在的驱动器或文件夹无法访问。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cache cleared. Freed: {size}.</source>
        <translation>缓存已清空。释放空间：{size}。</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Clearing …</source>
        <translation>正在清空…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln 份文本</numerusform>
        </translation>
    </message>
    <message>
        <source>The next scan reads only new and changed documents. Saved: paths, sizes, titles, authors and fingerprints, but no text.</source>
        <translation>下次扫描只读取新增和更改的文档。保存的内容：路径、大小、标题、作者和指纹，但不含正文。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>上次使用</translation>
    </message>
</context>
<context>
    <name>CanvasMenu</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;left paragraph</source>
        <translation>复制左侧段落(&amp;L)</translation>
    </message>
    <message>
        <source>Copy &amp;right paragraph</source>
        <translation>复制右侧段落(&amp;R)</translation>
    </message>
    <message>
        <source>Select &amp;all on this side</source>
        <translation>全选此侧(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Show unchanged paragraphs</source>
        <translation>显示这些相同段落(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Hide unchanged paragraphs</source>
        <translation>隐藏这些相同段落(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Go to the other position</source>
        <translation>转到移动内容的另一处(&amp;G)</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>{title}: {view}</source>
        <translation>{title}：{view}</translation>
    </message>
</context>
<context>
    <name>ChangeMap</name>
    <message>
        <source>Map of changes</source>
        <translation>差异分布图</translation>
    </message>
    <message>
        <source>Click to go to a change.</source>
        <translation>单击可跳转到差异。</translation>
    </message>
</context>
<context>
    <name>ChangeWording</name>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln 处差异</numerusform>
        </translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>没有差异</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s) only on the left</source>
        <translation>
            <numerusform>仅左侧有 %Ln 个段落</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s) only on the right</source>
        <translation>
            <numerusform>仅右侧有 %Ln 个段落</numerusform>
        </translation>
    </message>
    <message>
        <source>case</source>
        <translation>大小写</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>标点</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>some lines</source>
        <translation>部分行</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Pages without text</source>
        <translation>无文本页面</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>绘图</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>附件</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>批注</translation>
    </message>
    <message>
        <source>Tracked or struck text</source>
        <translation>修订或删除线文本</translation>
    </message>
    <message>
        <source>Hidden parts</source>
        <translation>隐藏内容</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Capitals or punctuation</source>
        <translation>大小写或标点</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Other differences: {things}.</source>
        <translation>其他差别：{things}。</translation>
    </message>
    <message>
        <source>Differences: {things}.</source>
        <translation>差别：{things}。</translation>
    </message>
    <message>
        <source>Only the words were compared.</source>
        <translation>只比较了文本。</translation>
    </message>
    <message>
        <source>Nothing else was compared.</source>
        <translation>其他内容未比较。</translation>
    </message>
    <message>
        <source>Matching pages: {found} (of {left} on the left, {right} on the right).</source>
        <translation>外观相似的页面：{found}（左侧共 {left} 页，右侧共 {right} 页）。</translation>
    </message>
    <message>
        <source>Not compared (too many or too large): {left} on the left, {right} on the right.</source>
        <translation>未比较（过多或过大）：左侧 {left} 个，右侧 {right} 个。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s)</source>
        <translation>
            <numerusform>%Ln 个字段</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one of the two has text.</source>
        <translation>两者之中只有一个有文字。</translation>
    </message>
    <message>
        <source>Your settings ignore all changes to the words.</source>
        <translation>您的设置忽略了所有文本更改。</translation>
    </message>
    <message>
        <source>Your settings ignore all differences.</source>
        <translation>您的设置忽略了所有差异。</translation>
    </message>
    <message>
        <source>Same content: only the layout differs.</source>
        <translation>内容相同：只有版式不同。</translation>
    </message>
    <message>
        <source>The texts match word for word.</source>
        <translation>两份文本逐字相同。</translation>
    </message>
    <message>
        <source>Same words. Differences only in {things}.</source>
        <translation>字词相同，仅{things}不同。</translation>
    </message>
    <message>
        <source>Apart from {light}, only {things} differ.</source>
        <translation>除{light}外，仅{things}不同。</translation>
    </message>
    <message>
        <source>The same passages in another order. Nothing else differs.</source>
        <translation>相同的片段顺序不同，其余完全相同。</translation>
    </message>
    <message>
        <source>Passages in another order. Other differences only in {things}.</source>
        <translation>片段顺序不同，除此之外仅{things}不同。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more paragraph(s) on the left; </source>
        <translation>
            <numerusform>左侧多出 %Ln 个段落；</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more paragraph(s) on the right; </source>
        <translation>
            <numerusform>右侧多出 %Ln 个段落；</numerusform>
        </translation>
    </message>
    <message>
        <source>the rest is the same.</source>
        <translation>其余相同。</translation>
    </message>
    <message>
        <source>other differences only in {things}.</source>
        <translation>除此之外仅{things}不同。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s) added or removed</source>
        <translation>
            <numerusform>%Ln 个段落新增或删除</numerusform>
        </translation>
    </message>
    <message>
        <source>Not compared: {things}.</source>
        <translation>未比较：{things}。</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>signs</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>tracked or struck text</source>
        <translation>修订或删除线文本</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hidden part(s)</source>
        <translation>
            <numerusform>%Ln 处隐藏内容</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln formula(s)</source>
        <translation>
            <numerusform>%Ln 个公式</numerusform>
        </translation>
    </message>
    <message>
        <source> (ignored: {things}).</source>
        <translation>（已忽略：{things}）。</translation>
    </message>
    <message>
        <source>Neither document has any text.</source>
        <translation>两个文档都没有文本。</translation>
    </message>
    <message>
        <source>Apart from {light}, only {things} differ: probably not copies.</source>
        <translation>除{light}外，仅{things}不同：可能不是副本。</translation>
    </message>
    <message>
        <source>Only {things} differ: probably not copies.</source>
        <translation>仅{things}不同：可能不是副本。</translation>
    </message>
    <message>
        <source>Only {things} differ.</source>
        <translation>仅{things}不同。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) moved</source>
        <translation>
            <numerusform>%Ln 个片段移动</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangesList</name>
    <message>
        <source>Show only changes with this text</source>
        <translation>仅显示包含此文本的差异</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>按文本筛选</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln 处差异</numerusform>
        </translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>没有差异</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln change(s)</source>
        <translation>
            <numerusform>{shown} / %Ln 处差异</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangesModel</name>
    <message>
        <source>Removed</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左侧</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右侧</translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>moved: paragraph {left} on the left, {right} on the right</source>
        <translation>已移动：左侧第 {left} 段，右侧第 {right} 段</translation>
    </message>
    <message>
        <source>paragraph {left}</source>
        <translation>第 {left} 段</translation>
    </message>
    <message>
        <source>paragraph {left} on the left, {right} on the right</source>
        <translation>左侧第 {left} 段，右侧第 {right} 段</translation>
    </message>
</context>
<context>
    <name>ChangesTable</name>
    <message>
        <source>Changes</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Show in texts</source>
        <translation>在文本中显示</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>ChipView</name>
    <message>
        <source>Documents of the group</source>
        <translation>组内文档</translation>
    </message>
</context>
<context>
    <name>ChoicePanel</name>
    <message>
        <source>Action for the documents</source>
        <translation>文档的处理方式</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Choose folder …</source>
        <translation>选择文件夹…</translation>
    </message>
    <message>
        <source>Also if the kept document has another owner or other permissions</source>
        <translation>保留的文档有其他所有者或其他权限时也替换</translation>
    </message>
    <message>
        <source>Anyone who can read the kept document can then open it under this name.</source>
        <translation>凡可读取保留文档的人，之后也能以此名称读取。</translation>
    </message>
    <message>
        <source>Give the kept document the oldest date</source>
        <translation>将最早的日期赋予保留的文档</translation>
    </message>
    <message>
        <source>The oldest date of itself and of those removed for it. Undo restores its own.</source>
        <translation>取其自身与因它而移除的文档中最早的日期。撤销会恢复其自身的日期。</translation>
    </message>
    <message>
        <source>Give the kept document all tags</source>
        <translation>将所有标签赋予保留的文档</translation>
    </message>
    <message>
        <source>Also comment and rating. Undo removes them.</source>
        <translation>包括备注和评分。撤销会移除它们。</translation>
    </message>
    <message>
        <source>No folder chosen</source>
        <translation>尚未选择文件夹</translation>
    </message>
    <message>
        <source>Choose folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>On the drive of each document</source>
        <translation>在各文档所在的驱动器上</translation>
    </message>
</context>
<context>
    <name>ColumnMenu</name>
    <message>
        <source>Default columns</source>
        <translation>默认列</translation>
    </message>
</context>
<context>
    <name>CompareOptionsMenu</name>
    <message>
        <source>Ignore only white space</source>
        <translation>仅忽略空白</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>空白</translation>
    </message>
    <message>
        <source>Ignored: {things}</source>
        <translation>已忽略：{things}</translation>
    </message>
    <message>
        <source>Ignoring nothing</source>
        <translation>不忽略任何内容</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Ignoring {things}</source>
        <translation>忽略{things}</translation>
    </message>
    <message numerus="yes">
        <source>Ignoring %Ln thing(s)</source>
        <translation>
            <numerusform>忽略 %Ln 项</numerusform>
        </translation>
    </message>
    <message>
        <source>What to ignore</source>
        <translation>忽略的内容</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Lines with: {pattern}</source>
        <translation>匹配以下内容的行：{pattern}</translation>
    </message>
</context>
<context>
    <name>ComparisonActions</name>
    <message>
        <source>&amp;Next change</source>
        <translation>下一处差异(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous change</source>
        <translation>上一处差异(&amp;P)</translation>
    </message>
    <message>
        <source>Compare with previous doc&amp;ument</source>
        <translation>与前一个文档比较(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Compare the two selected documents</source>
        <translation>比较选中的两个文档(&amp;C)</translation>
    </message>
    <message>
        <source>Compare t&amp;wo files …</source>
        <translation>比较两个文件(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Find in both texts</source>
        <translation>在两份文本中查找(&amp;F)</translation>
    </message>
    <message>
        <source>Swap &amp;left and right</source>
        <translation>左右互换(&amp;L)</translation>
    </message>
    <message>
        <source>L&amp;arger text</source>
        <translation>放大文字(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>缩小文字(&amp;M)</translation>
    </message>
    <message>
        <source>Next &amp;document in the group</source>
        <translation>组内下一个文档(&amp;D)</translation>
    </message>
    <message>
        <source>P&amp;revious document in the group</source>
        <translation>组内上一个文档(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Hide unchanged paragraphs</source>
        <translation>隐藏相同段落(&amp;H)</translation>
    </message>
    <message>
        <source>De&amp;tails</source>
        <translation>文档详细信息(&amp;T)</translation>
    </message>
    <message>
        <source>Over the whole w&amp;indow</source>
        <translation>占满整个窗口(&amp;I)</translation>
    </message>
    <message>
        <source>Default text si&amp;ze</source>
        <translation>恢复默认文字大小(&amp;U)</translation>
    </message>
    <message>
        <source>F&amp;ont …</source>
        <translation>文本字体(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Save comparison …</source>
        <translation>保存比较结果(&amp;S)…</translation>
    </message>
    <message>
        <source>As te&amp;xts</source>
        <translation>显示为文本(&amp;X)</translation>
    </message>
    <message>
        <source>As pa&amp;ges</source>
        <translation>显示为页面(&amp;G)</translation>
    </message>
    <message>
        <source>List of chang&amp;es</source>
        <translation>显示为差异列表(&amp;E)</translation>
    </message>
    <message>
        <source>As a table of all &amp;versions</source>
        <translation>显示为各版本对照表(&amp;V)</translation>
    </message>
</context>
<context>
    <name>ComparisonPane</name>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>Word, with tracked changes (*.docx)</source>
        <translation>Word 文档，带修订 (*.docx)</translation>
    </message>
    <message>
        <source>Save comparison</source>
        <translation>保存比较结果</translation>
    </message>
    <message>
        <source>{path} is one of the compared documents. Choose another name.</source>
        <translation>{path} 是正在比较的文档之一：请选择其他名称。</translation>
    </message>
    <message>
        <source>Some differences cannot be tracked. The comment at the start lists them.</source>
        <translation>部分差异无法作为修订显示，开头的批注列出了它们。</translation>
    </message>
    <message>
        <source>These documents could not be compared.</source>
        <translation>无法比较这两个文档。</translation>
    </message>
</context>
<context>
    <name>ComparisonView</name>
    <message>
        <source>Comparing {left} with {right} …</source>
        <translation>正在比较 {left} 与 {right} …</translation>
    </message>
    <message>
        <source>Select a document to compare it with the kept one.</source>
        <translation>选择一个文档，与保留的文档比较。</translation>
    </message>
    <message>
        <source>Only two documents.</source>
        <translation>只有两个文档。</translation>
    </message>
    <message>
        <source>Neither document has pages.</source>
        <translation>这两个文档都没有页面。</translation>
    </message>
    <message>
        <source>Changed since the scan.</source>
        <translation>扫描后已更改。</translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>没有差异</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln 处差异</numerusform>
        </translation>
    </message>
    <message>
        <source>Change {number} of {count}</source>
        <translation>第 {number} 处差异，共 {count} 处</translation>
    </message>
</context>
<context>
    <name>CopyFigures</name>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Other folder</source>
        <translation>另一文件夹</translation>
    </message>
    <message>
        <source>In both</source>
        <translation>两者都有</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>仅此处有</translation>
    </message>
    <message>
        <source>Only there</source>
        <translation>仅另一处有</translation>
    </message>
    <message>
        <source>Can be freed</source>
        <translation>可释放</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>In the other folder</source>
        <translation>在另一文件夹中</translation>
    </message>
</context>
<context>
    <name>CopyPanel</name>
    <message>
        <source>Mark copies in …</source>
        <translation>标记副本…</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Show groups of both</source>
        <translation>显示两者共有的组</translation>
    </message>
    <message>
        <source>Compare document</source>
        <translation>比较文档</translation>
    </message>
    <message>
        <source>Protect folder …</source>
        <translation>保护文件夹…</translation>
    </message>
    <message>
        <source>In both folders</source>
        <translation>两个文件夹都有</translation>
    </message>
    <message>
        <source>Only in the first folder</source>
        <translation>仅第一个文件夹有</translation>
    </message>
    <message>
        <source>Only in the second folder</source>
        <translation>仅第二个文件夹有</translation>
    </message>
</context>
<context>
    <name>CoreMessages</name>
    <message>
        <source>Permission denied</source>
        <translation>权限不足</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>设备或资源正被占用</translation>
    </message>
    <message>
        <source>1 bit</source>
        <translation>1 位</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 页</translation>
    </message>
    <message>
        <source>1 table</source>
        <translation>1 个表</translation>
    </message>
    <message>
        <source>A work folder cannot be made in {folder}: {why}.</source>
        <translation>无法在 {folder} 中创建工作文件夹：{why}。</translation>
    </message>
    <message>
        <source>COM cannot be used ({number})</source>
        <translation>无法使用 COM（{number}）</translation>
    </message>
    <message>
        <source>EPUB book</source>
        <translation>EPUB 电子书</translation>
    </message>
    <message>
        <source>Exhaustive comparison of all {pairs} pairs of {documents} fingerprints within {bits}.</source>
        <translation>对 {documents} 个指纹的全部 {pairs} 对进行穷举比较，距离不超过 {bits}。</translation>
    </message>
    <message>
        <source>Expected for {documents} fingerprints: {candidates} candidates of {pairs} pairs, {seconds} CPU seconds (comparing all: {exhaustive}), {size} MB.</source>
        <translation>{documents} 个指纹的预期：{pairs} 对中有 {candidates} 个候选，{seconds} 秒 CPU 时间（全部比较：{exhaustive}），{size} MB。</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>文件已存在</translation>
    </message>
    <message>
        <source>Fingerprints of {bits} bits cannot differ in {most} bits.</source>
        <translation>{bits} 位的指纹不可能相差 {most} 位。</translation>
    </message>
    <message>
        <source>HTML page</source>
        <translation>HTML 网页</translation>
    </message>
    <message>
        <source>Headings can weigh 1 to {most} times as much as other text, not {weight} times.</source>
        <translation>标题的权重可以是其他文本的 1 到 {most} 倍，而不是 {weight} 倍。</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入/输出错误</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>是一个文件夹</translation>
    </message>
    <message>
        <source>It is still at {path}.</source>
        <translation>它仍在 {path}。</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>没有此设备</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>没有此设备或地址</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Permuted tables: {tables}, complete for pairs within {bits}.</source>
        <translation>置换表：{tables}，可找全距离不超过 {bits} 的所有对。</translation>
    </message>
    <message>
        <source>Software caused connection abort</source>
        <translation>连接已中断</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>文件句柄已失效</translation>
    </message>
    <message>
        <source>Stopped: a document removed earlier could not be found again.</source>
        <translation>已停止：此前移除的一个文档未能再找到。</translation>
    </message>
    <message>
        <source>The Excel 97 workbook is damaged: it has no sheets.</source>
        <translation>Excel 97 工作簿已损坏：其中没有工作表。</translation>
    </message>
    <message>
        <source>The HTML page has too many nested elements or too many attributes.</source>
        <translation>HTML 网页嵌套的元素或单个元素的属性过多。</translation>
    </message>
    <message>
        <source>The Outlook message has more than {most} parts.</source>
        <translation>Outlook 邮件的组成部分超过 {most} 个。</translation>
    </message>
    <message>
        <source>The PDF is damaged: {why}.</source>
        <translation>PDF 已损坏：{why}。</translation>
    </message>
    <message>
        <source>The file cannot be opened: {why}.</source>
        <translation>无法打开文件：{why}。</translation>
    </message>
    <message>
        <source>The file changed while being read.</source>
        <translation>文件在读取期间被更改。</translation>
    </message>
    <message>
        <source>The file contains binary data, not text.</source>
        <translation>文件包含的是二进制数据，而不是文本。</translation>
    </message>
    <message>
        <source>The file could not be read to the end.</source>
        <translation>文件未能完整读取。</translation>
    </message>
    <message>
        <source>The file could not be read: {why}.</source>
        <translation>无法读取文件：{why}。</translation>
    </message>
    <message>
        <source>The file was gone before it was read.</source>
        <translation>准备读取时，文件已不存在。</translation>
    </message>
    <message>
        <source>The file {path} cannot be read: {why}.</source>
        <translation>无法读取文件 {path}：{why}。</translation>
    </message>
    <message>
        <source>The file {path} cannot be written: {why}.</source>
        <translation>无法写入文件 {path}：{why}。</translation>
    </message>
    <message>
        <source>The file {path} is a database of another program, not a scan cache.</source>
        <translation>文件 {path} 是其他程序的数据库，不是扫描缓存。</translation>
    </message>
    <message>
        <source>The journal {path} cannot be read: {why}.</source>
        <translation>无法读取移除记录 {path}：{why}。</translation>
    </message>
    <message>
        <source>The journal {path} cannot be written: {why}.</source>
        <translation>无法写入移除记录 {path}：{why}。</translation>
    </message>
    <message>
        <source>The keeper rule {rule} needs {wanted} after the colon.</source>
        <translation>保留规则 {rule} 的冒号后需要{wanted}。</translation>
    </message>
    <message>
        <source>The keeper rule {rule} takes nothing after a colon.</source>
        <translation>保留规则 {rule} 的冒号后不接任何内容。</translation>
    </message>
    <message>
        <source>The kept document</source>
        <translation>保留的文档</translation>
    </message>
    <message>
        <source>The kept document is on another drive, so they cannot share space.</source>
        <translation>保留的文档位于另一驱动器上，因此无法共用空间。</translation>
    </message>
    <message>
        <source>The link does not reach the kept document.</source>
        <translation>链接无法指向保留的文档。</translation>
    </message>
    <message>
        <source>The log {path} cannot be written: {why}.</source>
        <translation>无法写入日志 {path}：{why}。</translation>
    </message>
    <message>
        <source>The pattern of lines to ignore is not a regular expression: {why}.</source>
        <translation>要忽略的行的模式不是正则表达式：{why}。</translation>
    </message>
    <message>
        <source>The process that reads documents cannot be started: {why}.</source>
        <translation>无法启动读取文档的进程：{why}。</translation>
    </message>
    <message>
        <source>The process that reads documents did not start: {why}.</source>
        <translation>读取文档的进程未能启动：{why}。</translation>
    </message>
    <message>
        <source>The recycle bin did not take it ({number})</source>
        <translation>回收站没有接收它（{number}）</translation>
    </message>
    <message>
        <source>The recycle bin takes no path of that length.</source>
        <translation>回收站不接受这么长的路径。</translation>
    </message>
    <message>
        <source>The rich text document is damaged: its end is missing.</source>
        <translation>RTF 文档已损坏：缺少结尾部分。</translation>
    </message>
    <message>
        <source>The rich text document is damaged: its start is missing.</source>
        <translation>RTF 文档已损坏：缺少开头部分。</translation>
    </message>
    <message>
        <source>The scan cache cannot be read: {why}.</source>
        <translation>无法读取扫描缓存：{why}。</translation>
    </message>
    <message>
        <source>The scan cache {path} cannot be used: {why}.</source>
        <translation>无法使用扫描缓存 {path}：{why}。</translation>
    </message>
    <message>
        <source>The session {path} is damaged.</source>
        <translation>会话 {path} 已损坏。</translation>
    </message>
    <message>
        <source>The shell does not find it ({number})</source>
        <translation>Windows 找不到它（{number}）</translation>
    </message>
    <message>
        <source>The shell offers no file operations ({number})</source>
        <translation>Windows 不提供文件操作（{number}）</translation>
    </message>
    <message>
        <source>The system has no recycle bin that says whether it keeps a file.</source>
        <translation>系统没有能说明是否保留文件的回收站。</translation>
    </message>
    <message>
        <source>The system said that it took the file, but did not.</source>
        <translation>系统表示已接收该文件，但实际没有。</translation>
    </message>
    <message>
        <source>The system took the file, but it is not in the trash.</source>
        <translation>系统已接收该文件，但在回收站中找不到它。</translation>
    </message>
    <message>
        <source>The text of the e-mail is inside its signature, which is not read.</source>
        <translation>电子邮件的正文在签名之内，签名不会被读取。</translation>
    </message>
    <message>
        <source>The trash cannot be used: {why}.</source>
        <translation>无法使用回收站：{why}。</translation>
    </message>
    <message>
        <source>The trash did not take it: {why}</source>
        <translation>回收站没有接收它：{why}</translation>
    </message>
    <message>
        <source>The trash does not keep this file.</source>
        <translation>回收站不会保留此文件。</translation>
    </message>
    <message>
        <source>The two documents are too long for a Word document with tracked changes.</source>
        <translation>这两个文档太长，无法生成带修订的 Word 文档。</translation>
    </message>
    <message>
        <source>The {title} cannot be read yet.</source>
        <translation>尚无法读取此文档（{title}）。</translation>
    </message>
    <message>
        <source>The {title} cannot be read: {module} is not installed.</source>
        <translation>无法读取此文档（{title}）：未安装 {module}。</translation>
    </message>
    <message>
        <source>The {title} has no text.</source>
        <translation>此文档（{title}）不含文本。</translation>
    </message>
    <message>
        <source>The {title} is damaged: a slide is missing.</source>
        <translation>此文档（{title}）已损坏：缺少一张幻灯片。</translation>
    </message>
    <message>
        <source>The {title} is damaged: {why}.</source>
        <translation>此文档（{title}）已损坏：{why}。</translation>
    </message>
    <message>
        <source>The {title} is empty.</source>
        <translation>此文档（{title}）是空的。</translation>
    </message>
    <message>
        <source>The {title} is encrypted and needs a password.</source>
        <translation>此文档（{title}）已加密，需要密码。</translation>
    </message>
    <message>
        <source>The {title} is larger than 200 MB.</source>
        <translation>此文档（{title}）超过 200 MB。</translation>
    </message>
    <message>
        <source>There is no folder or file {path}.</source>
        <translation>没有文件夹或文件 {path}。</translation>
    </message>
    <message>
        <source>There is no journal {path}.</source>
        <translation>没有移除记录 {path}。</translation>
    </message>
    <message>
        <source>There is no scan cache {path}.</source>
        <translation>没有扫描缓存 {path}。</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>符号链接层数过多</translation>
    </message>
    <message>
        <source>What macOS shows as one document or program, such as {path}, was not looked into.</source>
        <translation>macOS 显示为单个文档或程序的内容（例如 {path}）未被查看。</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>cabinet archive</source>
        <translation>CAB 压缩包</translation>
    </message>
    <message>
        <source>error {code}</source>
        <translation>错误 {code}</translation>
    </message>
    <message>
        <source>field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>fields (of forms, of mails)</source>
        <translation>字段（表单、邮件）</translation>
    </message>
    <message>
        <source>given</source>
        <translation>指定</translation>
    </message>
    <message>
        <source>must be a list of {kinds}</source>
        <translation>必须是由 {kinds} 组成的列表</translation>
    </message>
    <message>
        <source>must be one of {choices}</source>
        <translation>必须是以下之一：{choices}</translation>
    </message>
    <message>
        <source>must be {digits} hexadecimal digits</source>
        <translation>必须是 {digits} 个十六进制数字</translation>
    </message>
    <message>
        <source>must be {kind}</source>
        <translation>必须是 {kind}</translation>
    </message>
    <message>
        <source>must name a kept document if, and only if, it is to be removed</source>
        <translation>要移除时（且仅在要移除时）必须指定保留的文档</translation>
    </message>
    <message>
        <source>names a file twice</source>
        <translation>重复指定了同一个文件</translation>
    </message>
    <message>
        <source>no permission to write there</source>
        <translation>没有在该处写入的权限</translation>
    </message>
    <message>
        <source>no picture is {width} by {height} pixels</source>
        <translation>没有 {width} × {height} 像素的图像</translation>
    </message>
    <message>
        <source>none saved yet</source>
        <translation>尚未保存任何规则</translation>
    </message>
    <message>
        <source>page {number} cannot be loaded</source>
        <translation>无法加载第 {number} 页</translation>
    </message>
    <message>
        <source>page {number} has no text page</source>
        <translation>第 {number} 页没有文本页</translation>
    </message>
    <message>
        <source>shortest path</source>
        <translation>路径最短</translation>
    </message>
    <message>
        <source>signed, filled in or final</source>
        <translation>已签署、已填写或为最终版</translation>
    </message>
    <message>
        <source>signs (currency, minus, check boxes)</source>
        <translation>符号（货币、负号、复选框）</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>watermark</source>
        <translation>水印</translation>
    </message>
    <message>
        <source>{count} bits</source>
        <translation>{count} 位</translation>
    </message>
    <message>
        <source>{count} pages</source>
        <translation>{count} 页</translation>
    </message>
    <message>
        <source>{count} tables</source>
        <translation>{count} 个表</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>{path} cannot be excluded: {why}.</source>
        <translation>无法排除 {path}：{why}。</translation>
    </message>
    <message>
        <source>{path} cannot be read: permission denied.</source>
        <translation>无法读取 {path}：权限不足。</translation>
    </message>
    <message>
        <source>{path} cannot be renamed: {why}</source>
        <translation>无法重命名 {path}：{why}</translation>
    </message>
    <message>
        <source>{path} {why} and is not scanned.</source>
        <translation>{path} {why}，不会扫描。</translation>
    </message>
    <message>
        <source>{said} It is now at {path}.</source>
        <translation>{said}它现在位于 {path}。</translation>
    </message>
    <message>
        <source>{tables} with prefixes of {prefixes} bits ({scheme}){spread}</source>
        <translation>{tables}，前缀为 {prefixes} 位（{scheme}）{spread}</translation>
    </message>
    <message>
        <source>{things} vary</source>
        <translation>{things}不同</translation>
    </message>
    <message>
        <source>{what} cannot be found: {why}</source>
        <translation>找不到 {what}：{why}</translation>
    </message>
    <message>
        <source>{what} cannot be found: {why}.</source>
        <translation>找不到{what}：{why}。</translation>
    </message>
    <message>
        <source>{what} cannot be opened: {why}.</source>
        <translation>无法打开 {what}：{why}。</translation>
    </message>
    <message>
        <source>{what} cannot be read: {why}.</source>
        <translation>{what}：无法读取（{why}）。</translation>
    </message>
    <message>
        <source>{what} cannot be written to its disk: {why}.</source>
        <translation>{what}：无法写入其磁盘（{why}）。</translation>
    </message>
    <message>
        <source>{what} changed after the scan.</source>
        <translation>{what}在扫描后已更改。</translation>
    </message>
    <message>
        <source>{what} is no longer a file.</source>
        <translation>{what}已不再是文件。</translation>
    </message>
    <message>
        <source>{what} vanished during the scan.</source>
        <translation>{what}在扫描期间消失。</translation>
    </message>
    <message>
        <source>{what}: {why}</source>
        <translation>{what}：{why}</translation>
    </message>
    <message>
        <source>{why}.</source>
        <translation>{why}。</translation>
    </message>
    <message>
        <source>{width} by {height} pixels</source>
        <translation>{width} × {height} 像素</translation>
    </message>
    <message>
        <source>{words} (Windows error {number})</source>
        <translation>{words}（Windows 错误 {number}）</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>文件名过长</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>没有这个文件或文件夹</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>磁盘空间不足</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not a valid name for saved keeper rules: use {wanted}.</source>
        <translation>“{name}”不能用作保留规则的名称：需要 {wanted}。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not a valid name for saved settings: use {wanted}.</source>
        <translation>“{name}”不能用作已保存的设置的名称：需要 {wanted}。</translation>
    </message>
    <message>
        <source>1 to {most} characters without commas, and no space at either end</source>
        <translation>1 到 {most} 个字符，不含逗号，首尾不能有空格</translation>
    </message>
    <message>
        <source>1 to {most} characters, and no space at either end</source>
        <translation>1 到 {most} 个字符，首尾不能有空格</translation>
    </message>
    <message>
        <source>A copy of the kept document, with the same bytes, can replace it.</source>
        <translation>可以用字节完全相同的保留文档的副本代替它。</translation>
    </message>
    <message>
        <source>A feature has 1 to {most} words or letters, not {length}.</source>
        <translation>一个特征可以有 1 到 {most} 个词或字母，而不是 {length} 个。</translation>
    </message>
    <message>
        <source>A file in the archive unpacks to more than {most} MB.</source>
        <translation>压缩包中有文件解压后超过 {most} MB。</translation>
    </message>
    <message>
        <source>A fingerprint has 64 or 128 bits, not {bits}.</source>
        <translation>指纹可以有 64 或 128 位，而不是 {bits} 位。</translation>
    </message>
    <message>
        <source>A folder has this name.</source>
        <translation>已有同名文件夹。</translation>
    </message>
    <message>
        <source>A hard link cannot reach the kept document on another drive.</source>
        <translation>硬链接无法指向另一驱动器上保留的文档。</translation>
    </message>
    <message>
        <source>A link gets the permissions of the kept document: {after} instead of {before}.</source>
        <translation>链接具有保留文档的权限：{after}，而不是 {before}。</translation>
    </message>
    <message>
        <source>A name cannot contain line breaks or control characters.</source>
        <translation>名称不能含有换行符或其他控制字符。</translation>
    </message>
    <message>
        <source>A name cannot contain slashes.</source>
        <translation>名称不能含有斜杠。</translation>
    </message>
    <message>
        <source>A name needs at least one character.</source>
        <translation>名称至少需要一个字符。</translation>
    </message>
    <message>
        <source>A picture counts as 0 to {most} features, not {weight}.</source>
        <translation>一张图片可以计为 0 到 {most} 个特征，而不是 {weight} 个。</translation>
    </message>
    <message>
        <source>A signature has 1 to {most} sentences, not {count}.</source>
        <translation>签名可以有 1 到 {most} 个句子，而不是 {count} 个。</translation>
    </message>
    <message>
        <source>Access database</source>
        <translation>Access 数据库</translation>
    </message>
    <message>
        <source>Already included: {path} is in {outer}.</source>
        <translation>已包含：{path} 位于 {outer} 中。</translation>
    </message>
    <message>
        <source>Another file is in its place. The removed one is still at {path}.</source>
        <translation>原位置上已有另一个文件；被移除的文件仍在 {path}。</translation>
    </message>
    <message>
        <source>Another file took its place during removal. That file is now at {path}.</source>
        <translation>移除期间，另一个文件占用了它的位置。那个文件现在位于 {path}。</translation>
    </message>
    <message>
        <source>Another program changed the scan cache during the scan.</source>
        <translation>扫描期间，扫描缓存被其他程序更改。</translation>
    </message>
    <message>
        <source>Apple Mail message</source>
        <translation>Apple Mail 邮件</translation>
    </message>
    <message>
        <source>As requested.</source>
        <translation>按要求执行。</translation>
    </message>
    <message>
        <source>Cannot create a quarantine folder in {folder}.</source>
        <translation>无法在 {folder} 中创建隔离文件夹。</translation>
    </message>
    <message>
        <source>Cannot create a quarantine folder on drive {volume}.</source>
        <translation>无法在驱动器 {volume} 上创建隔离文件夹。</translation>
    </message>
    <message>
        <source>Cannot write sample documents to {folder}: {why}.</source>
        <translation>无法将示例文档写入 {folder}：{why}。</translation>
    </message>
    <message>
        <source>Cannot write to {folder}: it is not a folder, or not writable.</source>
        <translation>无法写入 {folder}：不是文件夹，或不可写。</translation>
    </message>
    <message>
        <source>Disk or folder no longer available: {count} files are missing, so the results are incomplete.</source>
        <translation>磁盘或文件夹已不可用：其中 {count} 个文件缺失，因此结果不完整。</translation>
    </message>
    <message>
        <source>DjVu document</source>
        <translation>DjVu 文档</translation>
    </message>
    <message>
        <source>Drive {volume} has no usable trash, and no quarantine folder can be created on it.</source>
        <translation>驱动器 {volume} 没有可用的回收站，也无法在其上创建隔离文件夹。</translation>
    </message>
    <message>
        <source>Drive {volume} has no usable trash.</source>
        <translation>驱动器 {volume} 没有可用的回收站。</translation>
    </message>
    <message>
        <source>DupFinder does not support this kind of document.</source>
        <translation>DupFinder 不支持此类文档。</translation>
    </message>
    <message>
        <source>FictionBook</source>
        <translation>FictionBook 电子书</translation>
    </message>
    <message>
        <source>Hangul document</source>
        <translation>Hangul 文档</translation>
    </message>
    <message>
        <source>Files in the archive are compressed in a way that DupFinder cannot read.</source>
        <translation>压缩包中的文件采用了无法读取的压缩方式。</translation>
    </message>
    <message>
        <source>In a sample, {share} equal another one. Equal ones are searched as one.</source>
        <translation>抽样中有 {share} 与其他指纹相同；这些指纹合并为一个搜索。</translation>
    </message>
    <message>
        <source>InDesign document</source>
        <translation>InDesign 文档</translation>
    </message>
    <message>
        <source>It already shares space.</source>
        <translation>它已共用空间。</translation>
    </message>
    <message>
        <source>It and the kept document are on different drives, and one may show a folder of the other (a network drive, a FUSE or overlay file system). It can be moved to the trash, but not deleted permanently or replaced by a link.</source>
        <translation>它与保留的文档位于不同的驱动器上，其中一个可能显示另一个的文件夹（网络驱动器、FUSE 或 overlay 文件系统）。它可以移到回收站，但不能永久删除或替换为链接。</translation>
    </message>
    <message>
        <source>It changed after it was removed, so it is still at {path}.</source>
        <translation>它在移除后被更改过，因此仍留在原处：{path}。</translation>
    </message>
    <message>
        <source>It is already in that folder.</source>
        <translation>它已在该文件夹中。</translation>
    </message>
    <message>
        <source>It is in a protected folder, where nothing is ever removed.</source>
        <translation>它位于受保护的文件夹中：其中的内容绝不会被移除。</translation>
    </message>
    <message>
        <source>It is in an excluded folder, where nothing is ever removed.</source>
        <translation>它位于已排除的文件夹中：其中的内容绝不会被移除。</translation>
    </message>
    <message>
        <source>It is no longer in the file that held it.</source>
        <translation>它已不在原来所在的文件中。</translation>
    </message>
    <message>
        <source>It is not byte for byte the same as the kept document.</source>
        <translation>它与保留的文档并非逐字节相同。</translation>
    </message>
    <message>
        <source>It is not {place} any more, or has changed.</source>
        <translation>它已不在{place}，或已更改。</translation>
    </message>
    <message>
        <source>It is the kept document itself, seen through another mount.</source>
        <translation>它就是保留的文档，只是通过另一个挂载点看到。</translation>
    </message>
    <message>
        <source>It is the same file as the kept document.</source>
        <translation>它与保留的文档是同一个文件。</translation>
    </message>
    <message>
        <source>It may be a kept document, seen through another mount. This is checked just before removal; if so, it is kept, too.</source>
        <translation>它可能是通过另一个挂载点看到的保留文档。移除前会检查；若是如此，它也会保留。</translation>
    </message>
    <message>
        <source>It was deleted permanently and cannot be put back.</source>
        <translation>它已被永久删除，无法还原。</translation>
    </message>
    <message>
        <source>It was deleted permanently, and another file is in its place.</source>
        <translation>它已被永久删除，并且原位置上已有另一个文件。</translation>
    </message>
    <message>
        <source>It was deleted permanently. This is a copy of the kept document, with the same bytes.</source>
        <translation>它已被永久删除。这是保留的文档的副本，字节完全相同。</translation>
    </message>
    <message>
        <source>It was moved to {folder}, which no longer exists. Its drive may not be connected.</source>
        <translation>它曾被移入 {folder}，但该文件夹已不存在。驱动器可能未连接。</translation>
    </message>
    <message>
        <source>It was never removed: it only shares space with the kept document. Nothing to undo.</source>
        <translation>它从未被移除：只是与保留的文档共用空间。没有可撤销的内容。</translation>
    </message>
    <message>
        <source>It was not where it had been moved. This is a copy of the kept document, with the same bytes.</source>
        <translation>它已不在移入的位置。这是保留的文档的副本，字节完全相同。</translation>
    </message>
    <message>
        <source>It was put back, but what is left over cannot be removed</source>
        <translation>它已还原，但无法清除残留的内容</translation>
    </message>
    <message>
        <source>Its content is in the cloud, not on this machine, so it was not read.</source>
        <translation>其内容保存在云服务中，不在本机上，因此未读取。</translation>
    </message>
    <message>
        <source>Its drive does not support such links (as with FAT and exFAT).</source>
        <translation>其驱动器不支持此类链接（FAT 和 exFAT 即是如此）。</translation>
    </message>
    <message>
        <source>Its file system cannot share space. btrfs and XFS can.</source>
        <translation>其文件系统无法共用空间。btrfs 和 XFS 可以。</translation>
    </message>
    <message>
        <source>Its format was not chosen.</source>
        <translation>未选择其格式。</translation>
    </message>
    <message>
        <source>Jupyter notebook</source>
        <translation>Jupyter 笔记本</translation>
    </message>
    <message>
        <source>Keynote presentation</source>
        <translation>Keynote 演示文稿</translation>
    </message>
    <message>
        <source>Kindle book</source>
        <translation>Kindle 电子书</translation>
    </message>
    <message>
        <source>Microsoft Reader book</source>
        <translation>Microsoft Reader 电子书</translation>
    </message>
    <message>
        <source>No e-mail was found in the mailbox.</source>
        <translation>邮箱文件中找不到邮件。</translation>
    </message>
    <message>
        <source>No room for the data of the scan: {why}.</source>
        <translation>没有空间存放扫描需要保存的内容：{why}。</translation>
    </message>
    <message>
        <source>No saved keeper rules named &apos;{name}&apos;.</source>
        <translation>没有名为“{name}”的保留规则。</translation>
    </message>
    <message>
        <source>No saved keeper rules named {name}; {known}.</source>
        <translation>没有名为 {name} 的保留规则；{known}。</translation>
    </message>
    <message>
        <source>No saved settings named &apos;{name}&apos;.</source>
        <translation>没有名为“{name}”的已保存设置。</translation>
    </message>
    <message>
        <source>No target folder was given.</source>
        <translation>未指定目标文件夹。</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>Nothing to exclude: there is no folder or file {path}.</source>
        <translation>没有要排除的文件夹或文件 {path}。</translation>
    </message>
    <message>
        <source>Numbers spreadsheet</source>
        <translation>Numbers 表格</translation>
    </message>
    <message>
        <source>OneNote section</source>
        <translation>OneNote 分区</translation>
    </message>
    <message>
        <source>Only an exact copy of the kept document can be replaced by a link.</source>
        <translation>只有保留文档的完全相同的副本才能替换为链接。</translation>
    </message>
    <message>
        <source>Only an exact copy of the kept document can share its space.</source>
        <translation>只有保留文档的完全相同的副本才能共用其空间。</translation>
    </message>
    <message>
        <source>OpenDocument database</source>
        <translation>OpenDocument 数据库</translation>
    </message>
    <message>
        <source>OpenDocument drawing</source>
        <translation>OpenDocument 绘图</translation>
    </message>
    <message>
        <source>OpenDocument formula</source>
        <translation>OpenDocument 公式</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>操作不被允许</translation>
    </message>
    <message>
        <source>Others could then read it. {remark}</source>
        <translation>之后其他人可能读取它。{remark}</translation>
    </message>
    <message>
        <source>Outlook data file</source>
        <translation>Outlook 数据文件</translation>
    </message>
    <message>
        <source>Pages document</source>
        <translation>Pages 文档</translation>
    </message>
    <message>
        <source>Part of the document unpacks to more than {most} times its size.</source>
        <translation>文档的某一部分解压后超过其大小的 {most} 倍。</translation>
    </message>
    <message>
        <source>Passages occur in {others} other texts on average. So texts were first checked for how much of them any other text contains: enough in {count} of {all}. The rest are only compared with those.</source>
        <translation>每个片段平均还出现在 {others} 份其他文本中，因此统计了每份文本有多少内容见于其他文本：{all} 份中有 {count} 份足够多。其余文本只与这些文本比较。</translation>
    </message>
    <message>
        <source>Passages, sampled from each text</source>
        <translation>片段（每份文本抽样）</translation>
    </message>
    <message>
        <source>PostScript document</source>
        <translation>PostScript 文档</translation>
    </message>
    <message>
        <source>PowerPoint 97 presentation</source>
        <translation>PowerPoint 97 演示文稿</translation>
    </message>
    <message>
        <source>Probing: values within {bits} of each fingerprint are looked up in a sorted table.</source>
        <translation>探测：在排序表中查找与每个指纹相距不超过 {bits} 的每个值。</translation>
    </message>
    <message>
        <source>Project plan</source>
        <translation>Project 计划</translation>
    </message>
    <message>
        <source>Publisher document</source>
        <translation>Publisher 文档</translation>
    </message>
    <message>
        <source>QuarkXPress document</source>
        <translation>QuarkXPress 文档</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>文件系统为只读</translation>
    </message>
    <message>
        <source>Reading needed more memory than the limit for one document.</source>
        <translation>读取所需内存超出单个文档的上限。</translation>
    </message>
    <message>
        <source>Reading took longer than the limit for one document.</source>
        <translation>读取时间超出单个文档的上限。</translation>
    </message>
    <message>
        <source>Sentences: texts are compared if they share one of their {count} longest.</source>
        <translation>句子：比较在各自最长的 {count} 个句子中有相同句子的文本。</translation>
    </message>
    <message>
        <source>StarOffice document</source>
        <translation>StarOffice 文档</translation>
    </message>
    <message>
        <source>The Outlook message is damaged: a part is missing.</source>
        <translation>Outlook 邮件已损坏：缺少一部分内容。</translation>
    </message>
    <message>
        <source>The Outlook message is encrypted or sealed by its signature.</source>
        <translation>Outlook 邮件已加密，或连同签名一起封装。</translation>
    </message>
    <message>
        <source>The PDF has more than {most} million characters.</source>
        <translation>PDF 的字符数超过 {most} 百万。</translation>
    </message>
    <message>
        <source>The PDF has {count} pages but no text. Scans are read up to {most} pages.</source>
        <translation>PDF 有 {count} 页但没有文本；最多读取 {most} 页的扫描件。</translation>
    </message>
    <message>
        <source>The PDF has {count} pages; at most {most} can be shown.</source>
        <translation>PDF 有 {count} 页；最多只能显示 {most} 页的文档。</translation>
    </message>
    <message>
        <source>The PDF has {pages}; page {page} does not exist.</source>
        <translation>PDF 有 {pages}，没有可显示的第 {page} 页。</translation>
    </message>
    <message>
        <source>The PDF is a form with more than 64 MB of XML.</source>
        <translation>PDF 是一个表单，含有超过 64 MB 的 XML。</translation>
    </message>
    <message>
        <source>The Word document contains a document in a format that cannot be read.</source>
        <translation>Word 文档中含有无法读取的格式的文档。</translation>
    </message>
    <message>
        <source>The Word document has documents nested more than {most} deep.</source>
        <translation>Word 文档中嵌套的文档超过 {most} 层。</translation>
    </message>
    <message>
        <source>The XML of the document is nested too deeply, or one piece is too long.</source>
        <translation>文档的 XML 嵌套过深，或其中单个片段过长。</translation>
    </message>
    <message>
        <source>The archive has more than {most} files.</source>
        <translation>压缩包中的文件超过 {most} 个。</translation>
    </message>
    <message>
        <source>The archive is damaged: one of its files does not unpack to what was packed.</source>
        <translation>压缩包已损坏：其中一个文件解压后与压缩前不符。</translation>
    </message>
    <message>
        <source>The archive is encrypted and needs a password.</source>
        <translation>压缩包已加密，需要密码。</translation>
    </message>
    <message>
        <source>The archive unpacks to more than {most} times its size.</source>
        <translation>压缩包解压后超过其大小的 {most} 倍。</translation>
    </message>
    <message>
        <source>The copy differs from the document</source>
        <translation>副本与文档不一致</translation>
    </message>
    <message>
        <source>The copy differs from the document.</source>
        <translation>副本与文档不一致。</translation>
    </message>
    <message>
        <source>The document cannot be read there</source>
        <translation>无法在原位置读取文档</translation>
    </message>
    <message>
        <source>The document has more than {most} parts.</source>
        <translation>文档的组成部分超过 {most} 个。</translation>
    </message>
    <message>
        <source>The document is damaged: its XML contains entities.</source>
        <translation>文档已损坏：其 XML 中含有实体。</translation>
    </message>
    <message>
        <source>The document is damaged: its directory and content do not match.</source>
        <translation>文档已损坏：其目录与内容不符。</translation>
    </message>
    <message>
        <source>The document is damaged: no office program packs like this.</source>
        <translation>文档已损坏：其压缩方式不是任何办公软件所用的方式。</translation>
    </message>
    <message>
        <source>The document is damaged: part {name} is corrupt.</source>
        <translation>文档已损坏：{name} 部分有错误。</translation>
    </message>
    <message>
        <source>The document is nested too deeply to read.</source>
        <translation>文档嵌套过深，无法读取。</translation>
    </message>
    <message>
        <source>The document unpacks to more than 200 MB in one part, or 400 MB in total.</source>
        <translation>文档解压后单个部分超过 200 MB，或总共超过 400 MB。</translation>
    </message>
    <message>
        <source>The drive of this file has no recycle bin.</source>
        <translation>此文件所在的驱动器没有回收站。</translation>
    </message>
    <message>
        <source>The e-mail contains more than {most} messages.</source>
        <translation>电子邮件中包含超过 {most} 封邮件。</translation>
    </message>
    <message>
        <source>The e-mail has more than {most} parts.</source>
        <translation>电子邮件的组成部分超过 {most} 个。</translation>
    </message>
    <message>
        <source>The e-mail is damaged: it ends before the end of its text.</source>
        <translation>电子邮件已损坏：在正文结束行之前就中断了。</translation>
    </message>
    <message>
        <source>The e-mail is damaged: it ends within its head.</source>
        <translation>电子邮件已损坏：在邮件头中就中断了。</translation>
    </message>
    <message>
        <source>The e-mail is damaged: it has no readable parts.</source>
        <translation>电子邮件已损坏：找不到任何组成部分。</translation>
    </message>
    <message>
        <source>The e-mail is damaged: part of its text is missing.</source>
        <translation>电子邮件已损坏：缺少部分文本。</translation>
    </message>
    <message>
        <source>The e-mail is encrypted.</source>
        <translation>电子邮件已加密。</translation>
    </message>
    <message>
        <source>The e-mail message is cut off.</source>
        <translation>电子邮件不完整。</translation>
    </message>
    <message>
        <source>The e-mail is too large.</source>
        <translation>邮件太大。</translation>
    </message>
    <message>
        <source>7z archive</source>
        <translation>7z 压缩包</translation>
    </message>
    <message>
        <source>A cluster is tls://HOST:PORT, or local:N for N processes here, not {wanted}.</source>
        <translation>集群应为 tls://主机:端口，或 local:N（本机 N 个进程），而不是 {wanted}。</translation>
    </message>
    <message>
        <source>A cluster needs certificates: --cluster-certificates DIR.</source>
        <translation>集群需要证书：--cluster-certificates 文件夹。</translation>
    </message>
    <message>
        <source>Another program uses it</source>
        <translation>正被另一个程序使用</translation>
    </message>
    <message>
        <source>Kindle package</source>
        <translation>Kindle 包</translation>
    </message>
    <message>
        <source>LibreOffice could not make pages of this document.</source>
        <translation>LibreOffice 无法将此文档转换为页面。</translation>
    </message>
    <message>
        <source>LibreOffice could not read this document.</source>
        <translation>LibreOffice 无法读取此文档。</translation>
    </message>
    <message>
        <source>LibreOffice needed more time or space for the pages of this document than it may have.</source>
        <translation>LibreOffice 为此文档生成页面所需的时间或空间超出限制。</translation>
    </message>
    <message>
        <source>Lotus spreadsheet</source>
        <translation>Lotus 电子表格</translation>
    </message>
    <message>
        <source>No connection to the cluster {wanted}: {why}.</source>
        <translation>无法连接到集群 {wanted}：{why}。</translation>
    </message>
    <message>
        <source>StarOffice presentation</source>
        <translation>StarOffice 演示文稿</translation>
    </message>
    <message>
        <source>StarOffice spreadsheet</source>
        <translation>StarOffice 电子表格</translation>
    </message>
    <message>
        <source>The certificates cannot be written to {path}: {why}.</source>
        <translation>无法将证书写入 {path}：{why}。</translation>
    </message>
    <message>
        <source>The cluster gave up: {why}. What was read is kept: start the scan again.</source>
        <translation>集群已放弃：{why}。已读取的内容会保留：请重新开始扫描。</translation>
    </message>
    <message>
        <source>The connection to the cluster was lost. What was read is kept: start the scan again.</source>
        <translation>与集群的连接已断开。已读取的内容会保留：请重新开始扫描。</translation>
    </message>
    <message>
        <source>The document has no page {page}.</source>
        <translation>该文档没有第 {page} 页。</translation>
    </message>
    <message>
        <source>The document is too large to be shown as pages.</source>
        <translation>此文档过大，无法按页面显示。</translation>
    </message>
    <message>
        <source>The document was saved without a preview that can be read.</source>
        <translation>此文档保存时没有可读取的预览。</translation>
    </message>
    <message>
        <source>The fastest, {plan}, needs {needed} MB of {allowed} MB allowed.</source>
        <translation>最快的方案（{plan}）需要 {needed} MB，而允许的上限为 {allowed} MB。</translation>
    </message>
    <message>
        <source>The file holds too many documents.</source>
        <translation>文件中包含的文档太多。</translation>
    </message>
    <message>
        <source>The file {path} is from a newer version of DupFinder.</source>
        <translation>文件 {path} 由更新版本的 DupFinder 保存。</translation>
    </message>
    <message>
        <source>The file {path} is not a DupFinder session.</source>
        <translation>文件 {path} 不是 DupFinder 会话。</translation>
    </message>
    <message>
        <source>The file {path} is not a scan cache. It was not changed.</source>
        <translation>文件 {path} 不是扫描缓存，未作改动。</translation>
    </message>
    <message>
        <source>The file {path} is too large for a DupFinder file.</source>
        <translation>文件 {path} 过大，不可能是 DupFinder 的文件。</translation>
    </message>
    <message>
        <source>The file {path} with pairs that are not duplicates is damaged. Move it away to start again.</source>
        <translation>记录非重复项的文件 {path} 已损坏。将其移走即可重新开始。</translation>
    </message>
    <message>
        <source>The file {path} with {what} is damaged. Repair it or move it away.</source>
        <translation>文件 {path}（{what}）已损坏。请修复或移走。</translation>
    </message>
    <message>
        <source>The file {path} with {what} is from a newer version of DupFinder.</source>
        <translation>文件 {path}（{what}）由更新版本的 DupFinder 写入。</translation>
    </message>
    <message>
        <source>The folder already has a file {name}.</source>
        <translation>此文件夹中已有文件 {name}。</translation>
    </message>
    <message>
        <source>The folder shows a parent folder of itself. Reading it would never end.</source>
        <translation>该文件夹显示的是它自身所在的文件夹，读取将永无止境。</translation>
    </message>
    <message>
        <source>The folder {folder} is on another drive.</source>
        <translation>文件夹 {folder} 位于另一驱动器上。</translation>
    </message>
    <message>
        <source>The journal cannot be written, so nothing was removed: {why}</source>
        <translation>无法写入移除记录，因此未移除任何内容：{why}</translation>
    </message>
    <message>
        <source>The journal folder {folder} cannot be read: {why}.</source>
        <translation>无法读取移除记录文件夹 {folder}：{why}。</translation>
    </message>
    <message>
        <source>The journal has no removal number {number}.</source>
        <translation>移除记录中没有编号为 {number} 的移除操作。</translation>
    </message>
    <message>
        <source>The journal {path} is damaged: it lacks the origin of {count} removed documents. The first is {first}.</source>
        <translation>移除记录 {path} 已损坏：有 {count} 个已移除的文档没有来源信息。第一个是 {first}。</translation>
    </message>
    <message>
        <source>The journal {path} is in use: documents are being removed or put back.</source>
        <translation>移除记录 {path} 正在使用：正有文档通过它被移除或还原。</translation>
    </message>
    <message>
        <source>The keeper rule &apos;best-format&apos; takes format names separated by colons, such as pdf:docx.</source>
        <translation>保留规则“best-format”后接以冒号分隔的格式名称，例如 pdf:docx。</translation>
    </message>
    <message>
        <source>The kept document did not get its own date and tags back: {why}.</source>
        <translation>保留的文档未能恢复其自身的日期和标签：{why}。</translation>
    </message>
    <message>
        <source>The kept document did not get {what}: {why}.</source>
        <translation>保留的文档未获得{what}：{why}。</translation>
    </message>
    <message>
        <source>The kept document got {what}.</source>
        <translation>保留的文档已获得{what}。</translation>
    </message>
    <message>
        <source>The macros of the LaTeX document produce too much text.</source>
        <translation>LaTeX 文档的宏展开后文本过多。</translation>
    </message>
    <message>
        <source>The mailbox has more than {most} e-mails.</source>
        <translation>邮箱文件中的邮件超过 {most} 封。</translation>
    </message>
    <message>
        <source>The moved file</source>
        <translation>已移动的文件</translation>
    </message>
    <message>
        <source>The next best, {plan}, takes {times} times as long.</source>
        <translation>次优方案（{plan}）的耗时是其 {times} 倍。</translation>
    </message>
    <message>
        <source>The page is too large to be drawn.</source>
        <translation>页面太大，无法绘制。</translation>
    </message>
    <message>
        <source>The pairs that are not duplicates are in {path}, from another version of DupFinder.</source>
        <translation>非重复项记录在 {path} 中，由其他版本的 DupFinder 写入。</translation>
    </message>
    <message>
        <source>The pairs that are not duplicates are in {path}, which cannot be used: {why}.</source>
        <translation>非重复项记录在 {path} 中，但无法使用：{why}。</translation>
    </message>
    <message>
        <source>The pattern of lines to ignore takes too long. Try a simpler one.</source>
        <translation>要忽略的行的模式耗时过长，请尝试更简单的模式。</translation>
    </message>
    <message>
        <source>The pattern {pattern} matches nothing. Use a name or path, such as *.pdf or drafts/*.pdf.</source>
        <translation>模式 {pattern} 无法匹配任何内容；请写名称或路径，例如 *.pdf 或 drafts/*.pdf。</translation>
    </message>
    <message>
        <source>The plan names no kept document for it.</source>
        <translation>该计划没有指定保留的文档。</translation>
    </message>
    <message>
        <source>The process reading the document died.</source>
        <translation>正在读取文档的进程意外终止。</translation>
    </message>
    <message>
        <source>The protected folder {path} {why}: its documents are not compared and never removed.</source>
        <translation>受保护的文件夹 {path} {why}：其中的文档不参与比较，也绝不移除。</translation>
    </message>
    <message>
        <source>The quarantine folder {folder} cannot be used.</source>
        <translation>隔离文件夹 {folder} 无法使用。</translation>
    </message>
    <message>
        <source>The recycle bin of this drive is too small for the file.</source>
        <translation>此驱动器的回收站太小，放不下该文件。</translation>
    </message>
    <message>
        <source>The recycle bin of this drive is turned off.</source>
        <translation>此驱动器的回收站已关闭。</translation>
    </message>
    <message>
        <source>The recycle bin would have deleted it permanently.</source>
        <translation>回收站会将其永久删除。</translation>
    </message>
    <message>
        <source>The rich text document has groups nested more than {most} deep.</source>
        <translation>RTF 文档中的组嵌套超过 {most} 层。</translation>
    </message>
    <message>
        <source>The same {count} texts were compared before, like this:</source>
        <translation>此前已比较过相同的 {count} 份文本，当时的方式如下：</translation>
    </message>
    <message>
        <source>The scan cache cannot be written ({why}). The scan continues without it.</source>
        <translation>无法写入扫描缓存（{why}）；扫描将不使用缓存继续进行。</translation>
    </message>
    <message>
        <source>The scan cache was damaged. It is now {path}.</source>
        <translation>扫描缓存已损坏，已移到一旁：{path}。</translation>
    </message>
    <message>
        <source>The scan cache {path} cannot be used ({why}). The scan continues without it.</source>
        <translation>无法使用扫描缓存 {path}（{why}）；扫描将不使用缓存继续进行。</translation>
    </message>
    <message>
        <source>The scan cache {path} is damaged and cannot be replaced. The scan continues without it.</source>
        <translation>扫描缓存 {path} 已损坏且无法替换；扫描将不使用缓存继续进行。</translation>
    </message>
    <message>
        <source>The scan cache {path} is damaged or from another version of DupFinder. The next scan starts a new one.</source>
        <translation>扫描缓存 {path} 已损坏或属于其他版本的 DupFinder；下次扫描将新建缓存。</translation>
    </message>
    <message>
        <source>The system does not report every change in these folders, so DupFinder checks them every {seconds} seconds.</source>
        <translation>系统不会通知这些文件夹中的所有更改，因此 DupFinder 每 {seconds} 秒自行检查一次。</translation>
    </message>
    <message>
        <source>The system gives DupFinder too little memory or too few threads.</source>
        <translation>系统给 DupFinder 的内存或线程太少，无法完成此操作。</translation>
    </message>
    <message>
        <source>The two documents are too long to compare.</source>
        <translation>这两个文档过长，无法在此比较。</translation>
    </message>
    <message>
        <source>The workbook has more than {most} characters in its cells.</source>
        <translation>工作簿单元格的字符数超过 {most}。</translation>
    </message>
    <message>
        <source>The workbook is damaged: a cell refers to missing text.</source>
        <translation>工作簿已损坏：有单元格引用了不存在的文本。</translation>
    </message>
    <message>
        <source>The workbook is damaged: a number in it is not valid.</source>
        <translation>工作簿已损坏：其中有一个数字无效。</translation>
    </message>
    <message>
        <source>The workbook is damaged: part of it is cut off.</source>
        <translation>工作簿已损坏：其中一部分不完整。</translation>
    </message>
    <message>
        <source>The {bits} bits of these fingerprints are worth {random} random ones.</source>
        <translation>这些指纹的 {bits} 位相当于 {random} 个随机位。</translation>
    </message>
    <message>
        <source>The {title} has no page or picture {number} to show.</source>
        <translation>此文档（{title}）没有可显示的第 {number} 页或图片。</translation>
    </message>
    <message>
        <source>The {title} has no pages to show.</source>
        <translation>此文档（{title}）没有可显示的页面。</translation>
    </message>
    <message>
        <source>The {title} has no text of its own. Its contents are compared separately.</source>
        <translation>{title}本身没有正文，其中的内容单独比较。</translation>
    </message>
    <message>
        <source>The {title} has no text. It is compared by how it looks, except for {count} pages or pictures (too many or too large).</source>
        <translation>此文档（{title}）不含文本，按外观比较，但 {count} 个页面或图片除外（过多或过大）。</translation>
    </message>
    <message>
        <source>The {title} has no text. It is compared by how it looks.</source>
        <translation>此文档（{title}）不含文本，按外观比较。</translation>
    </message>
    <message>
        <source>The {title} is damaged and cannot be read.</source>
        <translation>{title}已损坏，无法读取。</translation>
    </message>
    <message>
        <source>The {title} is damaged: it is not a complete zip archive.</source>
        <translation>此文档（{title}）已损坏：不是完整的 zip 压缩包。</translation>
    </message>
    <message>
        <source>The {title} is damaged: its chapters cannot be found.</source>
        <translation>此文档（{title}）已损坏：找不到章节。</translation>
    </message>
    <message>
        <source>The {title} is damaged: its list of chapters is missing.</source>
        <translation>此文档（{title}）已损坏：缺少章节列表。</translation>
    </message>
    <message>
        <source>The {title} is damaged: part {name} is missing.</source>
        <translation>此文档（{title}）已损坏：缺少 {name} 部分。</translation>
    </message>
    <message>
        <source>The {title} is compressed in a way that DupFinder cannot read.</source>
        <translation>此文档（{title}）的压缩方式无法读取。</translation>
    </message>
    <message>
        <source>The {title} is protected: only its own program can read it.</source>
        <translation>此文档（{title}）受保护，只能用其自身的程序读取。</translation>
    </message>
    <message>
        <source>There is no format {name}. Formats: {known}.</source>
        <translation>没有格式 {name}；可用的有 {known}。</translation>
    </message>
    <message>
        <source>There is no {path}. `dupfinder cluster certificates DIR` makes certificates.</source>
        <translation>{path} 不存在。“dupfinder cluster certificates 文件夹”可生成证书。</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>此文件无法读取。</translation>
    </message>
    <message>
        <source>This file is too large for a DupFinder file, or has too many values.</source>
        <translation>此文件过大或包含的值过多，不可能是 DupFinder 的文件。</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>该名称过长。</translation>
    </message>
    <message>
        <source>This system cannot isolate the programs that read documents. A malicious document could read your files and go online.</source>
        <translation>此系统无法隔离读取文档的程序：恶意文档可能读取您的文件并连接网络。</translation>
    </message>
    <message>
        <source>This system lacks Landlock. A document that takes over its reader could read your other files.</source>
        <translation>此系统没有 Landlock，控制了读取程序的文档可能读取您的其他文件。</translation>
    </message>
    <message>
        <source>This system lacks seccomp. A document that takes over its reader could open connections.</source>
        <translation>此系统没有 seccomp，控制了读取程序的文档可能建立网络连接。</translation>
    </message>
    <message>
        <source>This {kind} file cannot be used: {what} {why}.</source>
        <translation>这个 {kind} 文件无法使用：{what} {why}。</translation>
    </message>
    <message>
        <source>To compare only across sources, add at least two sources.</source>
        <translation>仅在来源之间比较至少需要两个来源。</translation>
    </message>
    <message>
        <source>To read on a cluster, install {packages}.</source>
        <translation>要在集群上读取，请安装 {packages}。</translation>
    </message>
    <message>
        <source>To read scanned pages, install {packages}.</source>
        <translation>要读取扫描页面，请安装 {packages}。</translation>
    </message>
    <message>
        <source>Too much is inside this file. It is not looked into.</source>
        <translation>此文件内包含的内容太多，不查看其内部。</translation>
    </message>
    <message>
        <source>Visio 2003 drawing</source>
        <translation>Visio 2003 绘图</translation>
    </message>
    <message>
        <source>Visio drawing</source>
        <translation>Visio 绘图</translation>
    </message>
    <message>
        <source>Word 2 document</source>
        <translation>Word 2 文档</translation>
    </message>
    <message>
        <source>WordPerfect document</source>
        <translation>WordPerfect 文档</translation>
    </message>
    <message>
        <source>Works document</source>
        <translation>Works 文档</translation>
    </message>
    <message>
        <source>Works spreadsheet</source>
        <translation>Works 电子表格</translation>
    </message>
    <message>
        <source>Write document</source>
        <translation>Write 文档</translation>
    </message>
    <message>
        <source>XPS document</source>
        <translation>XPS 文档</translation>
    </message>
    <message>
        <source>a part is cut off</source>
        <translation>某个部分被截断</translation>
    </message>
    <message>
        <source>a part is missing</source>
        <translation>缺少某个部分</translation>
    </message>
    <message>
        <source>an interrupted scan</source>
        <translation>被中断的扫描</translation>
    </message>
    <message>
        <source>compiled help</source>
        <translation>编译的帮助文件</translation>
    </message>
    <message>
        <source>has relation {relation}, which does not exist</source>
        <translation>的关系 {relation} 不存在</translation>
    </message>
    <message>
        <source>has relation {relation}, which does not fit</source>
        <translation>的关系 {relation} 不相符</translation>
    </message>
    <message>
        <source>has text that is kept in a document which is to be removed</source>
        <translation>的部分文字保留在一个将被移除的文档中</translation>
    </message>
    <message>
        <source>has verdict {verdict}, which does not exist</source>
        <translation>的判定 {verdict} 不存在</translation>
    </message>
    <message>
        <source>in the folder it was moved to</source>
        <translation>移入的文件夹中</translation>
    </message>
    <message>
        <source>is to be removed, but kept under another name</source>
        <translation>要被移除，却又以另一名称保留</translation>
    </message>
    <message>
        <source>is twice in the report</source>
        <translation>在报告中重复出现</translation>
    </message>
    <message>
        <source>is unknown to this program</source>
        <translation>是本程序不认识的</translation>
    </message>
    <message>
        <source>it has hard links, and one may be in a protected folder</source>
        <translation>它有硬链接，其中之一可能位于受保护的文件夹中</translation>
    </message>
    <message>
        <source>it has less text than it states</source>
        <translation>实际文本少于声明的长度</translation>
    </message>
    <message>
        <source>it is in a folder that is never changed</source>
        <translation>它位于从不更改的文件夹中</translation>
    </message>
    <message>
        <source>it is read-only</source>
        <translation>它是只读的</translation>
    </message>
    <message>
        <source>its date</source>
        <translation>其日期</translation>
    </message>
    <message>
        <source>its date and tags</source>
        <translation>其日期和标签</translation>
    </message>
    <message>
        <source>its directory is cut off</source>
        <translation>其目录被截断</translation>
    </message>
    <message>
        <source>its headers are out of order</source>
        <translation>标头顺序混乱</translation>
    </message>
    <message>
        <source>its name leads in circles of links</source>
        <translation>其名称中的链接循环指向自身</translation>
    </message>
    <message>
        <source>its parts are nested too deeply</source>
        <translation>其各部分嵌套过深</translation>
    </message>
    <message>
        <source>its tags</source>
        <translation>其标签</translation>
    </message>
    <message>
        <source>mailbox</source>
        <translation>邮箱文件</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>必须是数字</translation>
    </message>
    <message>
        <source>packed file</source>
        <translation>压缩文件</translation>
    </message>
    <message>
        <source>part of its text is missing</source>
        <translation>缺少一段文本</translation>
    </message>
    <message>
        <source>subtitles</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>tar archive</source>
        <translation>tar 归档</translation>
    </message>
    <message>
        <source>zip archive</source>
        <translation>zip 压缩包</translation>
    </message>
    <message>
        <source>{count} of {all} pages cannot be read</source>
        <translation>共 {all} 页，有 {count} 页无法读取</translation>
    </message>
    <message>
        <source>{count} pairs of long texts were ruled out by a sample of their words.</source>
        <translation>根据词语抽样排除了 {count} 对长文本。</translation>
    </message>
    <message>
        <source>{folder} is not a folder, so it cannot be watched.</source>
        <translation>{folder} 不是文件夹，因此无法监视。</translation>
    </message>
    <message>
        <source>{host} does not see {path} as this machine does. On every host of a cluster the folders must be at the same paths, with the same times.</source>
        <translation>{host} 看到的 {path} 与本机不同。集群的每台主机上，文件夹的路径和时间都必须相同。</translation>
    </message>
    <message>
        <source>{host} has a different version of DupFinder, or different readers, from the other hosts.</source>
        <translation>{host} 上 DupFinder 的版本或读取器与其他主机不同。</translation>
    </message>
    <message>
        <source>{name} cannot be {value}. Choices: {choices}.</source>
        <translation>{name} 不能是 {value}。可选:{choices}。</translation>
    </message>
    <message>
        <source>{name} cannot be {value}: it is a number from {least} to {most}.</source>
        <translation>{name} 不能是 {value}:应为 {least} 到 {most} 之间的数。</translation>
    </message>
    <message>
        <source>{name} cannot be {value}: it is a number of at least {least}.</source>
        <translation>{name} 不能是 {value}:应为不小于 {least} 的数。</translation>
    </message>
    <message>
        <source>{path} is also the protected folder {other}: its documents are compared and never removed.</source>
        <translation>{path} 同时也是受保护的文件夹 {other}：其中的文档参与比较，但绝不移除。</translation>
    </message>
    <message>
        <source>{path} is available again.</source>
        <translation>{path} 已恢复可用。</translation>
    </message>
    <message>
        <source>{path} is in a protected folder, which is never changed.</source>
        <translation>{path} 位于受保护的文件夹中，此类文件夹绝不更改。</translation>
    </message>
    <message>
        <source>{path} is in the trash folder {trash}. Trash folders are never scanned.</source>
        <translation>{path} 位于回收站文件夹 {trash} 中，回收站文件夹从不扫描。</translation>
    </message>
    <message>
        <source>{path} is inside another file, which is never changed.</source>
        <translation>{path} 位于另一个文件内，该文件绝不会被更改。</translation>
    </message>
    <message>
        <source>{path} is not a folder, and not a file with content.</source>
        <translation>{path} 既不是文件夹，也不是有内容的文件。</translation>
    </message>
    <message>
        <source>{path} is not a regular file, so it is not a removal journal.</source>
        <translation>{path} 不是普通文件，因此不是移除记录。</translation>
    </message>
    <message>
        <source>{path} is not a removal journal.</source>
        <translation>{path} 不是移除记录。</translation>
    </message>
    <message>
        <source>{path} is not available now. Its documents stay known.</source>
        <translation>目前无法查看 {path}；其中的文档仍视为已知。</translation>
    </message>
    <message>
        <source>{path} is the same as {other}, scanned once.</source>
        <translation>{path} 与 {other} 相同，只扫描一次。</translation>
    </message>
    <message>
        <source>{path} is too large for a removal journal.</source>
        <translation>{path} 过大，不可能是移除记录。</translation>
    </message>
    <message>
        <source>{path} was given twice, scanned once.</source>
        <translation>{path} 被指定了两次，只扫描一次。</translation>
    </message>
    <message>
        <source>{path}, which has text of it that the kept document lacks,</source>
        <translation>{path}（含有保留文档所缺少的该文档文字）</translation>
    </message>
    <message>
        <source>{path}: Left out: at most {most} documents are compared at once.</source>
        <translation>{path}：已略过，一次最多只能比较 {most} 个文档。</translation>
    </message>
    <message>
        <source>{path}: Left out: the documents are too long to compare at once.</source>
        <translation>{path}：已略过，文档过长，无法同时比较。</translation>
    </message>
    <message>
        <source>{rule} is not a keeper rule. Rules: {known}.</source>
        <translation>{rule} 不是保留规则；可用的规则有 {known}。</translation>
    </message>
    <message>
        <source>{said} It was moved to {path} and cannot be put back: {why}</source>
        <translation>{said}它已被移到 {path}，且无法还原：{why}</translation>
    </message>
    <message>
        <source>{share} of all pairs are closer than by chance.</source>
        <translation>所有指纹对中，有 {share} 比随机情况更接近。</translation>
    </message>
    <message>
        <source>{what} was replaced by another file after the scan.</source>
        <translation>{what}在扫描后被另一个文件取代。</translation>
    </message>
    <message>
        <source>{what}: {count} in {texts} texts. Two texts are compared if they share {share} of the smaller one&apos;s.</source>
        <translation>{what}：{texts} 份文本共 {count} 个；两份文本共有的片段达到较少一方的 {share} 时才进行比较。</translation>
    </message>
    <message>
        <source>, bits spread by how much they tell</source>
        <translation>，各位按其区分度分布</translation>
    </message>
    <message>
        <source>All passages of short texts</source>
        <translation>短文本的全部片段</translation>
    </message>
    <message>
        <source>Another run deleted it.</source>
        <translation>另一次运行已将其删除。</translation>
    </message>
    <message>
        <source>Another run moved it to the quarantine folder.</source>
        <translation>另一次运行已将其移到隔离文件夹。</translation>
    </message>
    <message>
        <source>Another run moved it to the trash.</source>
        <translation>另一次运行已将其移到回收站。</translation>
    </message>
    <message>
        <source>Another run moved it.</source>
        <translation>另一次运行已将其移走。</translation>
    </message>
    <message>
        <source>Another run replaced it by a link.</source>
        <translation>另一次运行已用链接替换了它。</translation>
    </message>
    <message>
        <source>CSV file</source>
        <translation>CSV 文件</translation>
    </message>
    <message>
        <source>DupFinder was changed while it ran; please start it again.</source>
        <translation>DupFinder 在运行期间被更改，请重新启动。</translation>
    </message>
    <message>
        <source>Excel 97 workbook</source>
        <translation>Excel 97 工作簿</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel 工作簿</translation>
    </message>
    <message>
        <source>It cannot be deleted</source>
        <translation>无法删除</translation>
    </message>
    <message>
        <source>It cannot be moved</source>
        <translation>无法移动</translation>
    </message>
    <message>
        <source>It cannot be moved to the quarantine folder</source>
        <translation>无法移到隔离文件夹</translation>
    </message>
    <message>
        <source>It cannot be moved to the trash</source>
        <translation>无法移到回收站</translation>
    </message>
    <message>
        <source>It cannot be put back</source>
        <translation>无法还原</translation>
    </message>
    <message>
        <source>It cannot be replaced by a hard link</source>
        <translation>无法替换为硬链接</translation>
    </message>
    <message>
        <source>It cannot be replaced by a symbolic link</source>
        <translation>无法替换为符号链接</translation>
    </message>
    <message>
        <source>It cannot share its space</source>
        <translation>它无法共用空间</translation>
    </message>
    <message>
        <source>LaTeX document</source>
        <translation>LaTeX 文档</translation>
    </message>
    <message>
        <source>Markdown file</source>
        <translation>Markdown 文件</translation>
    </message>
    <message>
        <source>No place in a quarantine folder was chosen.</source>
        <translation>未选择隔离文件夹中的位置。</translation>
    </message>
    <message>
        <source>No place in the trash was chosen.</source>
        <translation>未选择回收站中的位置。</translation>
    </message>
    <message>
        <source>No place was chosen.</source>
        <translation>未选择位置。</translation>
    </message>
    <message>
        <source>OpenDocument presentation</source>
        <translation>OpenDocument 演示文稿</translation>
    </message>
    <message>
        <source>OpenDocument spreadsheet</source>
        <translation>OpenDocument 电子表格</translation>
    </message>
    <message>
        <source>OpenDocument text</source>
        <translation>OpenDocument 文本</translation>
    </message>
    <message>
        <source>Outlook message</source>
        <translation>Outlook 邮件</translation>
    </message>
    <message>
        <source>PowerPoint presentation</source>
        <translation>PowerPoint 演示文稿</translation>
    </message>
    <message>
        <source>Something other than a folder is in the way</source>
        <translation>有一个不是文件夹的项目占用了位置</translation>
    </message>
    <message>
        <source>The Excel 97 workbook is damaged: one of its records ends too early.</source>
        <translation>Excel 97 工作簿已损坏：其中一条记录不完整。</translation>
    </message>
    <message>
        <source>The Excel 97 workbook is encrypted and needs a password.</source>
        <translation>Excel 97 工作簿已加密，需要密码。</translation>
    </message>
    <message>
        <source>The Outlook message unpacks to more than 400 MB.</source>
        <translation>Outlook 邮件解压后超过 400 MB。</translation>
    </message>
    <message>
        <source>The PDF is damaged: it has no pages.</source>
        <translation>PDF 已损坏：没有页面。</translation>
    </message>
    <message>
        <source>The PDF is damaged: its end is missing.</source>
        <translation>PDF 已损坏：缺少结尾部分。</translation>
    </message>
    <message>
        <source>The PDF is damaged: its pages cannot be shown.</source>
        <translation>PDF 已损坏：无法显示其页面。</translation>
    </message>
    <message>
        <source>The PDF is encrypted and needs a password.</source>
        <translation>PDF 已加密，需要密码。</translation>
    </message>
    <message>
        <source>The Word document is damaged: its main part is missing.</source>
        <translation>Word 文档已损坏：缺少主体部分。</translation>
    </message>
    <message>
        <source>The document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>The document is damaged: its body is missing.</source>
        <translation>文档已损坏：缺少正文。</translation>
    </message>
    <message>
        <source>The document is encrypted and needs a password.</source>
        <translation>文档已加密，需要密码。</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message>
        <source>The file is not a document.</source>
        <translation>该文件不是文档。</translation>
    </message>
    <message>
        <source>The file system shared nothing</source>
        <translation>文件系统没有共用任何空间</translation>
    </message>
    <message>
        <source>The folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>The link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>The link was replaced by another file</source>
        <translation>链接已被另一个文件取代</translation>
    </message>
    <message>
        <source>The pattern of lines to ignore is nested too deeply.</source>
        <translation>要忽略的行的模式嵌套过深。</translation>
    </message>
    <message>
        <source>The pattern of lines to ignore is too long.</source>
        <translation>要忽略的行的模式过长。</translation>
    </message>
    <message>
        <source>The plan keeps it for another document.</source>
        <translation>该计划要为另一个文档保留它。</translation>
    </message>
    <message>
        <source>This file is not valid JSON.</source>
        <translation>此文件不是有效的 JSON。</translation>
    </message>
    <message>
        <source>This is a folder, not a document.</source>
        <translation>这是文件夹，不是文档。</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>传输端点未连接</translation>
    </message>
    <message>
        <source>Windows does not allow this name.</source>
        <translation>Windows 不允许使用此名称。</translation>
    </message>
    <message>
        <source>Windows reserves this name for a device.</source>
        <translation>Windows 将此名称保留给设备。</translation>
    </message>
    <message>
        <source>Word 97 document</source>
        <translation>Word 97 文档</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Word 文档</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>a folder has this name</source>
        <translation>已有文件夹使用此名称</translation>
    </message>
    <message>
        <source>a page has no size</source>
        <translation>有一个页面没有尺寸</translation>
    </message>
    <message>
        <source>a pattern such as *.docx</source>
        <translation>一个模式，例如 *.docx</translation>
    </message>
    <message>
        <source>a running process</source>
        <translation>正在运行的进程</translation>
    </message>
    <message>
        <source>covering designs</source>
        <translation>覆盖设计</translation>
    </message>
    <message>
        <source>does not hold a path</source>
        <translation>不包含路径</translation>
    </message>
    <message>
        <source>e-mail message</source>
        <translation>电子邮件</translation>
    </message>
    <message>
        <source>exhaustive comparison</source>
        <translation>穷举比较</translation>
    </message>
    <message>
        <source>in the quarantine folder</source>
        <translation>隔离文件夹中</translation>
    </message>
    <message>
        <source>in the trash</source>
        <translation>回收站中</translation>
    </message>
    <message>
        <source>is already excluded with {outer}</source>
        <translation>已随 {outer} 一同被排除</translation>
    </message>
    <message>
        <source>is excluded</source>
        <translation>已被排除</translation>
    </message>
    <message>
        <source>is to be removed for a document that the plan does not keep</source>
        <translation>要为计划不保留的文档而移除</translation>
    </message>
    <message>
        <source>it does not start like one</source>
        <translation>开头部分不符合该格式</translation>
    </message>
    <message>
        <source>it gave no reason</source>
        <translation>未给出原因</translation>
    </message>
    <message>
        <source>it has parts of a negative length</source>
        <translation>含有长度为负的部分</translation>
    </message>
    <message>
        <source>it is a device</source>
        <translation>它是设备</translation>
    </message>
    <message>
        <source>it is a pipe or a device</source>
        <translation>这是管道或设备</translation>
    </message>
    <message>
        <source>it is on a read-only disk</source>
        <translation>它位于只读磁盘上</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>其所在文件夹不存在</translation>
    </message>
    <message>
        <source>its main part is missing</source>
        <translation>缺少主体部分</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>其名称过长</translation>
    </message>
    <message>
        <source>its pieces are out of order</source>
        <translation>各片段顺序混乱</translation>
    </message>
    <message>
        <source>its table of pieces ends too early</source>
        <translation>片段表不完整</translation>
    </message>
    <message>
        <source>its table of pieces is missing</source>
        <translation>缺少片段表</translation>
    </message>
    <message>
        <source>its tables are missing</source>
        <translation>缺少表</translation>
    </message>
    <message>
        <source>its text is longer than the file</source>
        <translation>文本比文件还长</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>必须是列表</translation>
    </message>
    <message>
        <source>must be a list of texts</source>
        <translation>必须是文本列表</translation>
    </message>
    <message>
        <source>must be a list of whole numbers</source>
        <translation>必须是整数列表</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>必须是文本</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>必须是整数</translation>
    </message>
    <message>
        <source>must be an absolute path</source>
        <translation>必须是绝对路径</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>必须是对象</translation>
    </message>
    <message>
        <source>must be as long as the list of paths</source>
        <translation>必须与路径列表一样长</translation>
    </message>
    <message>
        <source>must be empty for a document that is not near its keeper</source>
        <translation>对于与保留文档并非相似关系的文档必须为空</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>必须是 true 或 false</translation>
    </message>
    <message>
        <source>must have one document whose relation is &apos;keeper&apos;</source>
        <translation>必须有一个关系为“keeper”的文档</translation>
    </message>
    <message>
        <source>must not be negative</source>
        <translation>不得为负数</translation>
    </message>
    <message>
        <source>nested blocks</source>
        <translation>嵌套块</translation>
    </message>
    <message>
        <source>no pages</source>
        <translation>没有页面</translation>
    </message>
    <message>
        <source>probing a sorted table</source>
        <translation>探测排序表</translation>
    </message>
    <message>
        <source>reStructuredText file</source>
        <translation>reStructuredText 文件</translation>
    </message>
    <message>
        <source>rich text document</source>
        <translation>RTF 文档</translation>
    </message>
    <message>
        <source>saved: {names}</source>
        <translation>已保存的有 {names}</translation>
    </message>
    <message>
        <source>text file</source>
        <translation>文本文件</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>the recent sessions</source>
        <translation>最近的会话</translation>
    </message>
    <message>
        <source>what it holds</source>
        <translation>其内容</translation>
    </message>
    <message>
        <source>your disk quota is used up</source>
        <translation>您的磁盘配额已用完</translation>
    </message>
    <message>
        <source>your saved keeper rules</source>
        <translation>已保存的保留规则</translation>
    </message>
    <message>
        <source>your saved settings</source>
        <translation>已保存的设置</translation>
    </message>
    <message>
        <source>Fingerprints may differ in {bits} bits, not in {wanted}: that would take {seconds} CPU seconds. Texts that are less alike are found by their passages.</source>
        <translation>指纹最多可相差 {bits} 位，而不是 {wanted} 位：否则需要 {seconds} 秒 CPU 时间。相似程度较低的文本通过段落查找。</translation>
    </message>
    <message>
        <source>Runs of three words, sampled from each text: {count}. Two texts of about the same length are compared if they share {share} of the smaller one&apos;s: one may be the other with letter errors.</source>
        <translation>从每个文本中抽取的三词片段：{count} 个。如果两个长度相近的文本共有其中较少一方的 {share}，就会进行比较：其中一个可能是另一个的误识版本。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>.</source>
        <translation>。</translation>
    </message>
    <message>
        <source>1 amount</source>
        <translation>1 个金额</translation>
    </message>
    <message>
        <source>1 attached file</source>
        <translation>1 个附件</translation>
    </message>
    <message>
        <source>1 attachment</source>
        <translation>1 个附件</translation>
    </message>
    <message>
        <source>1 by name</source>
        <translation>1 个按名称排除</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 字节</translation>
    </message>
    <message>
        <source>1 comment</source>
        <translation>1 条批注</translation>
    </message>
    <message>
        <source>1 date</source>
        <translation>1 个日期</translation>
    </message>
    <message>
        <source>1 device, pipe or socket</source>
        <translation>1 个设备、管道或套接字</translation>
    </message>
    <message>
        <source>1 document</source>
        <translation>1 个文档</translation>
    </message>
    <message>
        <source>1 drawing</source>
        <translation>1 个绘图</translation>
    </message>
    <message>
        <source>1 empty</source>
        <translation>1 个空文件</translation>
    </message>
    <message>
        <source>1 equal paragraph</source>
        <translation>1 个相同段落</translation>
    </message>
    <message>
        <source>1 file</source>
        <translation>1 个文件</translation>
    </message>
    <message>
        <source>1 group</source>
        <translation>1 组</translation>
    </message>
    <message>
        <source>1 hidden</source>
        <translation>1 个隐藏</translation>
    </message>
    <message>
        <source>1 link</source>
        <translation>1 个链接</translation>
    </message>
    <message>
        <source>1 macOS package</source>
        <translation>1 个 macOS 软件包</translation>
    </message>
    <message>
        <source>1 more changed paragraph</source>
        <translation>另有 1 个段落有更改</translation>
    </message>
    <message>
        <source>1 more paragraph</source>
        <translation>多出 1 个段落</translation>
    </message>
    <message>
        <source>1 moved passage</source>
        <translation>1 个移动的片段</translation>
    </message>
    <message>
        <source>1 name</source>
        <translation>1 个名称</translation>
    </message>
    <message>
        <source>1 number</source>
        <translation>1 个数字</translation>
    </message>
    <message>
        <source>1 page without text</source>
        <translation>1 个无文本页面</translation>
    </message>
    <message>
        <source>1 paragraph</source>
        <translation>1 个段落</translation>
    </message>
    <message>
        <source>1 passage</source>
        <translation>1 个片段</translation>
    </message>
    <message>
        <source>1 picture</source>
        <translation>1 张图片</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 处</translation>
    </message>
    <message>
        <source>1 too small or too large</source>
        <translation>1 个过小或过大</translation>
    </message>
    <message>
        <source>1 trash folder</source>
        <translation>1 个回收站文件夹</translation>
    </message>
    <message>
        <source>1 word</source>
        <translation>1 个词</translation>
    </message>
    <message>
        <source>&lt;b&gt;Exact copies&lt;/b&gt; have the same bytes; &lt;b&gt;same text&lt;/b&gt; means the same words in another file or format; &lt;b&gt;similar&lt;/b&gt; texts differ in some words. Documents with the &lt;b&gt;same template, other details&lt;/b&gt;, such as two invoices, are probably no copies.</source>
        <translation>&lt;b&gt;完全相同的副本&lt;/b&gt;逐字节相同；&lt;b&gt;文本相同&lt;/b&gt;指其他文件或格式中的相同文本；&lt;b&gt;相似&lt;/b&gt;的文本有部分词语不同。&lt;b&gt;同一模板、内容不同&lt;/b&gt;的文档（例如两张发票）可能不是副本。</translation>
    </message>
    <message>
        <source>&lt;mark&gt;moved&lt;/mark&gt;, with a link to the other place</source>
        <translation>&lt;mark&gt;已移动&lt;/mark&gt;，并链接到另一处</translation>
    </message>
    <message>
        <source>A is the kept document, B is this one.</source>
        <translation>A 为保留的文档，B 为此文档。</translation>
    </message>
    <message>
        <source>All differences are ignored, as requested.</source>
        <translation>已按要求忽略所有差异。</translation>
    </message>
    <message>
        <source>At least {share} of the words of each document are also in the longer one.</source>
        <translation>每个文档至少有 {share} 的词语也见于更长的文档。</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Changed (UTC)</source>
        <translation>修改时间 (UTC)</translation>
    </message>
    <message>
        <source>Changed while being read</source>
        <translation>读取期间被更改</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Check permissions and drive.</source>
        <translation>请检查权限和驱动器。</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>全部折叠</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>比较结果</translation>
    </message>
    <message>
        <source>Contained in longer documents</source>
        <translation>包含在更长的文档中</translation>
    </message>
    <message>
        <source>Could not be opened</source>
        <translation>无法打开</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>Differences: {things}</source>
        <translation>差别：{things}</translation>
    </message>
    <message>
        <source>Differences: {things}.</source>
        <translation>差别：{things}。</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Duplicate documents</source>
        <translation>重复文档</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Excel 4 workbook</source>
        <translation>Excel 4 工作簿</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>指纹</translation>
    </message>
    <message>
        <source>Fingerprints differ in</source>
        <translation>指纹差异</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Found in {folders}</source>
        <translation>位于 {folders}</translation>
    </message>
    <message>
        <source>Gnumeric workbook</source>
        <translation>Gnumeric 工作簿</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Hide documents with the same template, other details</source>
        <translation>隐藏同一模板、内容不同的文档</translation>
    </message>
    <message>
        <source>If they open in their own program, save them again there.</source>
        <translation>如果其自身的程序能打开它们，请在其中重新保存。</translation>
    </message>
    <message>
        <source>Incomplete: {names} became unavailable during the scan and is not included.</source>
        <translation>不完整：{names} 在扫描期间变得不可用，未包含在内。</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>被包含</translation>
    </message>
    <message>
        <source>Its drive cannot rename files without the risk of replacing others</source>
        <translation>其所在的驱动器重命名文件时可能会替换其他文件</translation>
    </message>
    <message>
        <source>Its drive does not seem to be connected</source>
        <translation>其所在的驱动器似乎未连接</translation>
    </message>
    <message>
        <source>Its drive does not support such links (as with FAT and exFAT), or the kept document is locked against changes.</source>
        <translation>其驱动器不支持此类链接（FAT 和 exFAT 即是如此），或保留的文档已被锁定，禁止更改。</translation>
    </message>
    <message>
        <source>LHA archive</source>
        <translation>LHA 压缩包</translation>
    </message>
    <message>
        <source>Largest file</source>
        <translation>最大文件</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>Letter errors: about {share} of the words are right.</source>
        <translation>字母错误：约 {share} 的词语正确。</translation>
    </message>
    <message>
        <source>Longer text</source>
        <translation>更长的文本</translation>
    </message>
    <message>
        <source>Looked for</source>
        <translation>查找内容</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Minimum similarity</source>
        <translation>最低相似度</translation>
    </message>
    <message>
        <source>Moved, renamed or removed.</source>
        <translation>被移动、重命名或移除。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Neither document has any text.</source>
        <translation>两个文档都没有文本。</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>没有差别。</translation>
    </message>
    <message>
        <source>No duplicates were found.</source>
        <translation>未找到重复文档。</translation>
    </message>
    <message>
        <source>No text</source>
        <translation>没有文本</translation>
    </message>
    <message>
        <source>Not duplicated</source>
        <translation>没有重复</translation>
    </message>
    <message>
        <source>Not looked at</source>
        <translation>未查看</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>未读取</translation>
    </message>
    <message>
        <source>Not supported</source>
        <translation>不支持</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Of {found} groups the first {shown} are printed. Search for fewer, or have the report written as PDF.</source>
        <translation>共 {found} 组，仅打印前 {shown} 组。请缩小搜索范围，或导出为 PDF 报告。</translation>
    </message>
    <message>
        <source>One of the files changed after the scan.</source>
        <translation>其中一个文件在扫描后被更改。</translation>
    </message>
    <message>
        <source>Only bytes are compared.</source>
        <translation>只比较字节。</translation>
    </message>
    <message>
        <source>Only differ in</source>
        <translation>仅不同之处</translation>
    </message>
    <message>
        <source>Only formats</source>
        <translation>仅限格式</translation>
    </message>
    <message>
        <source>Only names like</source>
        <translation>仅限名称</translation>
    </message>
    <message>
        <source>Open all</source>
        <translation>全部展开</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Other differences</source>
        <translation>其他差别</translation>
    </message>
    <message>
        <source>Outlook attachment file</source>
        <translation>Outlook 附件包</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页数</translation>
    </message>
    <message>
        <source>Passage {number} of {count}</source>
        <translation>片段 {number} / {count}</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Protected by a password</source>
        <translation>受密码保护</translation>
    </message>
    <message>
        <source>Protected folders</source>
        <translation>受保护的文件夹</translation>
    </message>
    <message>
        <source>Raise the memory limit, then scan again.</source>
        <translation>请提高内存上限，然后重新扫描。</translation>
    </message>
    <message>
        <source>Raise the time limit, then scan again.</source>
        <translation>请提高时间上限，然后重新扫描。</translation>
    </message>
    <message>
        <source>Reading failed</source>
        <translation>读取失败</translation>
    </message>
    <message>
        <source>Reconnect the disk, then scan again.</source>
        <translation>请重新连接磁盘，然后再次扫描。</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>受保护</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Report of {time} UTC; nothing has been removed.</source>
        <translation>报告时间：{time} UTC；未移除任何内容。</translation>
    </message>
    <message>
        <source>Save copies without the password.</source>
        <translation>请保存无密码的副本。</translation>
    </message>
    <message>
        <source>Save them in a supported format.</source>
        <translation>请保存为支持的格式。</translation>
    </message>
    <message>
        <source>Scan again when no program writes to them.</source>
        <translation>待不再有程序写入后重新扫描。</translation>
    </message>
    <message>
        <source>Scans and pictures: compared by how they look. Text recognition (OCR) adds their words.</source>
        <translation>扫描件和图片：按外观比较。文字识别 (OCR) 可补充其中的文本。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Short texts</source>
        <translation>短文本</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Similarity is the share of the words of two documents that stand in a passage of at least five consecutive words that both have. Line breaks are ignored.</source>
        <translation>相似度是两个文档的词语中，位于双方共有的至少五个连续词语的片段内的比例。换行不计。</translation>
    </message>
    <message>
        <source>Similarity is the share of words in passages of at least five words that both documents have.</source>
        <translation>相似度是位于双方共有的至少五个词语的片段内的词语比例。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Size (bytes)</source>
        <translation>大小（字节）</translation>
    </message>
    <message>
        <source>Smallest file</source>
        <translation>最小文件</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Text of A</source>
        <translation>A 的文本</translation>
    </message>
    <message>
        <source>Text of B</source>
        <translation>B 的文本</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>The archive is damaged, encrypted, or packed in a way that DupFinder cannot read.</source>
        <translation>此压缩包已损坏、已加密，或压缩方式为 DupFinder 无法读取。</translation>
    </message>
    <message>
        <source>The cluster could not use the work folder {folder} ({why}). This machine does that part itself.</source>
        <translation>集群无法使用工作文件夹 {folder}（{why}）。这部分由本机自行完成。</translation>
    </message>
    <message>
        <source>The differences cannot be shown.</source>
        <translation>无法显示差别。</translation>
    </message>
    <message>
        <source>The drive of {folder} is not connected any more.</source>
        <translation>{folder} 所在的驱动器已断开连接。</translation>
    </message>
    <message>
        <source>The first document of each group is kept; the others are compared with it. Groups that free most come first.</source>
        <translation>每组的第一个文档会保留，其他文档与它比较。可释放空间最多的组排在最前。</translation>
    </message>
    <message>
        <source>The journal cannot be written, so it was not put back: {why}</source>
        <translation>无法写入移除记录，因此未将其还原：{why}</translation>
    </message>
    <message>
        <source>The page has more than {most} frames.</source>
        <translation>页面的框架超过 {most} 个。</translation>
    </message>
    <message>
        <source>The same file</source>
        <translation>同一文件</translation>
    </message>
    <message>
        <source>The same letters: words are joined or divided elsewhere.</source>
        <translation>字母相同：单词连在一起或在别处断开。</translation>
    </message>
    <message>
        <source>The same values: {difference}.</source>
        <translation>数值相同：{difference}。</translation>
    </message>
    <message>
        <source>The same words but for the letters: {difference}.</source>
        <translation>词语相同，仅字母写法不同：{difference}。</translation>
    </message>
    <message>
        <source>The same words {difference}.</source>
        <translation>词语相同，{difference}。</translation>
    </message>
    <message>
        <source>The same words; only list numbers differ.</source>
        <translation>文字相同，只有列表编号不同。</translation>
    </message>
    <message>
        <source>The scan was stopped. These are the results so far.</source>
        <translation>扫描已停止。以下是目前的结果。</translation>
    </message>
    <message>
        <source>The two documents</source>
        <translation>两个文档</translation>
    </message>
    <message>
        <source>The two documents are different, but have passages in common.</source>
        <translation>两个文档不同，但有共同的片段。</translation>
    </message>
    <message>
        <source>The two documents are different.</source>
        <translation>两个文档不同。</translation>
    </message>
    <message>
        <source>The two documents are near duplicates.</source>
        <translation>两个文档相似。</translation>
    </message>
    <message>
        <source>The two documents have the same content.</source>
        <translation>两个文档内容相同。</translation>
    </message>
    <message>
        <source>The two documents have the same text.</source>
        <translation>两个文档文本相同。</translation>
    </message>
    <message>
        <source>The two documents look alike.</source>
        <translation>两个文档外观相似。</translation>
    </message>
    <message>
        <source>The two files are exact copies.</source>
        <translation>两个文件是完全相同的副本。</translation>
    </message>
    <message>
        <source>The work folder {folder} is not there, or cannot be written to.</source>
        <translation>工作文件夹 {folder} 不存在，或无法写入。</translation>
    </message>
    <message>
        <source>Their texts were not compared. Exact copies were still found if the file could be opened.</source>
        <translation>这些文档的文本未参与比较。只要文件能打开，仍会找出完全相同的副本。</translation>
    </message>
    <message>
        <source>These documents are like no other one that was compared, at the least similarity below. What not read is not among them.</source>
        <translation>按下列最低相似度，这些文档与其他参与比较的文档都不相似。未读取的文档不在其中。</translation>
    </message>
    <message>
        <source>They differ only in {things}.</source>
        <translation>仅以下不同：{things}。</translation>
    </message>
    <message>
        <source>They may be damaged.</source>
        <translation>它们可能已损坏。</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>过大</translation>
    </message>
    <message>
        <source>Too little could be compared to tell how they are related.</source>
        <translation>可比较的内容太少，无法判断两者的关系。</translation>
    </message>
    <message>
        <source>Took too long</source>
        <translation>耗时过长</translation>
    </message>
    <message>
        <source>Two documents side by side</source>
        <translation>两个文档并排比较</translation>
    </message>
    <message>
        <source>Unavailable during the scan</source>
        <translation>扫描期间不可用</translation>
    </message>
    <message>
        <source>Vanished during the scan</source>
        <translation>扫描期间消失</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>处理方法</translation>
    </message>
    <message>
        <source>With</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词数</translation>
    </message>
    <message>
        <source>Work done</source>
        <translation>工作量</translation>
    </message>
    <message>
        <source>Written by DupFinder {version}.</source>
        <translation>由 DupFinder {version} 生成。</translation>
    </message>
    <message>
        <source>Written by DupFinder.</source>
        <translation>由 DupFinder 生成。</translation>
    </message>
    <message>
        <source>XML document</source>
        <translation>XML 文档</translation>
    </message>
    <message>
        <source>accents</source>
        <translation>重音符号</translation>
    </message>
    <message>
        <source>added</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>added or removed</source>
        <translation>新增或删除</translation>
    </message>
    <message>
        <source>addresses</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>all documents of a group are that similar to each other</source>
        <translation>组内所有文档彼此的相似度均达到此值</translation>
    </message>
    <message>
        <source>amounts</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>another letterhead or footer</source>
        <translation>信头或页脚不同</translation>
    </message>
    <message>
        <source>at most {bits}</source>
        <translation>最多 {bits}</translation>
    </message>
    <message>
        <source>attached file</source>
        <translation>附件</translation>
    </message>
    <message>
        <source>attached files</source>
        <translation>附件</translation>
    </message>
    <message>
        <source>backwards</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>below {words} words: only checked for exact copies and same content</source>
        <translation>少于 {words} 个词：仅检查完全相同的副本和相同内容</translation>
    </message>
    <message>
        <source>best format to edit</source>
        <translation>格式最便于继续编辑</translation>
    </message>
    <message>
        <source>blind copy</source>
        <translation>密送</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>box</source>
        <translation>方框</translation>
    </message>
    <message>
        <source>brackets</source>
        <translation>括号</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>作者：{author}</translation>
    </message>
    <message>
        <source>can be freed</source>
        <translation>可释放</translation>
    </message>
    <message>
        <source>capital or punctuation mark</source>
        <translation>大小写或标点</translation>
    </message>
    <message>
        <source>capitals</source>
        <translation>大写字母</translation>
    </message>
    <message>
        <source>capitals or punctuation</source>
        <translation>大小写或标点</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>chart in cell</source>
        <translation>单元格中的图表</translation>
    </message>
    <message>
        <source>chosen by you or a rule</source>
        <translation>由您或规则选定</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>圆圈</translation>
    </message>
    <message>
        <source>clean name</source>
        <translation>名称规整</translation>
    </message>
    <message>
        <source>coloured boxes</source>
        <translation>彩色方框</translation>
    </message>
    <message>
        <source>coloured cells</source>
        <translation>彩色单元格</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>批注</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>批注</translation>
    </message>
    <message>
        <source>company-confidential</source>
        <translation>公司机密</translation>
    </message>
    <message>
        <source>contained</source>
        <translation>被包含</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>续</translation>
    </message>
    <message>
        <source>control</source>
        <translation>控件</translation>
    </message>
    <message>
        <source>created {day}</source>
        <translation>创建于 {day}</translation>
    </message>
    <message>
        <source>cyan</source>
        <translation>青色</translation>
    </message>
    <message>
        <source>dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>details</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>diagram</source>
        <translation>示意图</translation>
    </message>
    <message>
        <source>disk image</source>
        <translation>磁盘映像</translation>
    </message>
    <message>
        <source>document compared</source>
        <translation>已比较的文档</translation>
    </message>
    <message>
        <source>document inside other files</source>
        <translation>位于其他文件内的文档</translation>
    </message>
    <message>
        <source>document that can be removed</source>
        <translation>可移除的文档</translation>
    </message>
    <message>
        <source>document without a duplicate</source>
        <translation>没有重复的文档</translation>
    </message>
    <message>
        <source>documents compared</source>
        <translation>已比较的文档</translation>
    </message>
    <message>
        <source>documents inside other files</source>
        <translation>位于其他文件内的文档</translation>
    </message>
    <message>
        <source>documents that can be removed</source>
        <translation>可移除的文档</translation>
    </message>
    <message>
        <source>documents without a duplicate</source>
        <translation>没有重复的文档</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>绘图</translation>
    </message>
    <message>
        <source>drawings</source>
        <translation>绘图</translation>
    </message>
    <message>
        <source>drawn by hand</source>
        <translation>手绘</translation>
    </message>
    <message>
        <source>each document is that similar to at least one other of its group</source>
        <translation>每个文档与组内至少一个其他文档的相似度达到此值</translation>
    </message>
    <message>
        <source>each document is that similar to the first of its group</source>
        <translation>每个文档与组内第一个文档的相似度均达到此值</translation>
    </message>
    <message>
        <source>empty cells</source>
        <translation>空单元格</translation>
    </message>
    <message>
        <source>en</source>
        <translation>zh-CN</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>equation</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>exact copies</source>
        <translation>完全相同的副本</translation>
    </message>
    <message>
        <source>exact copies, and same content in other files or formats</source>
        <translation>完全相同的副本，以及其他文件或格式中的相同内容</translation>
    </message>
    <message>
        <source>exact copies, and same text in other files or formats</source>
        <translation>完全相同的副本，以及其他文件或格式中的相同文本</translation>
    </message>
    <message>
        <source>exact copies, same text in other files or formats, and similar texts</source>
        <translation>完全相同的副本、其他文件或格式中的相同文本，以及相似的文本</translation>
    </message>
    <message>
        <source>exact copies, same text, and scans and pictures that look alike</source>
        <translation>完全相同的副本、相同文本，以及外观相似的扫描件和图片</translation>
    </message>
    <message>
        <source>exact copies, same text, similar texts, and texts contained in longer ones</source>
        <translation>完全相同的副本、相同文本、相似的文本，以及包含在更长文本中的文本</translation>
    </message>
    <message>
        <source>exact copy</source>
        <translation>完全相同的副本</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>formulas</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>generated</source>
        <translation>自动生成</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>green box</source>
        <translation>绿色方框</translation>
    </message>
    <message>
        <source>green words</source>
        <translation>绿色文字</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>group of duplicates</source>
        <translation>重复文档组</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>组</translation>
    </message>
    <message>
        <source>groups of duplicates</source>
        <translation>重复文档组</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>hidden parts</source>
        <translation>隐藏内容</translation>
    </message>
    <message>
        <source>high importance</source>
        <translation>高重要性</translation>
    </message>
    <message>
        <source>highlighted</source>
        <translation>突出显示</translation>
    </message>
    <message>
        <source>highlighted blue</source>
        <translation>蓝色突出显示</translation>
    </message>
    <message>
        <source>highlighted cyan</source>
        <translation>青色突出显示</translation>
    </message>
    <message>
        <source>highlighted green</source>
        <translation>绿色突出显示</translation>
    </message>
    <message>
        <source>highlighted pink</source>
        <translation>粉色突出显示</translation>
    </message>
    <message>
        <source>highlighted purple</source>
        <translation>紫色突出显示</translation>
    </message>
    <message>
        <source>highlighted red</source>
        <translation>红色突出显示</translation>
    </message>
    <message>
        <source>holds {documents}</source>
        <translation>包含 {documents}</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>已忽略</translation>
    </message>
    <message>
        <source>in a filed folder</source>
        <translation>位于归档的文件夹</translation>
    </message>
    <message>
        <source>in a protected folder</source>
        <translation>位于受保护的文件夹</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>in another order</source>
        <translation>顺序不同</translation>
    </message>
    <message>
        <source>ink</source>
        <translation>墨迹</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>largest first</source>
        <translation>从大到小</translation>
    </message>
    <message>
        <source>last saved {day}</source>
        <translation>上次保存于 {day}</translation>
    </message>
    <message>
        <source>least similar first</source>
        <translation>相似度从低到高</translation>
    </message>
    <message>
        <source>letter errors</source>
        <translation>字母错误</translation>
    </message>
    <message>
        <source>letterhead</source>
        <translation>信头</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>lifted</source>
        <translation>上标或下标</translation>
    </message>
    <message>
        <source>line</source>
        <translation>线条</translation>
    </message>
    <message>
        <source>lines that match</source>
        <translation>匹配的行</translation>
    </message>
    <message>
        <source>link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>list numbers</source>
        <translation>列表编号</translation>
    </message>
    <message>
        <source>longer text</source>
        <translation>更长的文本</translation>
    </message>
    <message>
        <source>looks alike</source>
        <translation>外观相似</translation>
    </message>
    <message>
        <source>low importance</source>
        <translation>低重要性</translation>
    </message>
    <message>
        <source>lowered</source>
        <translation>下标</translation>
    </message>
    <message>
        <source>macros</source>
        <translation>宏</translation>
    </message>
    <message>
        <source>many single words differ</source>
        <translation>许多个别词语不同</translation>
    </message>
    <message>
        <source>more</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>most like the others</source>
        <translation>与其他文档最相似</translation>
    </message>
    <message>
        <source>most similar first</source>
        <translation>相似度从高到低</translation>
    </message>
    <message>
        <source>most to free first</source>
        <translation>可释放空间从多到少</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>已移动</translation>
    </message>
    <message>
        <source>moved down from paragraph {number} of A</source>
        <translation>自 A 的第 {number} 段下移至此</translation>
    </message>
    <message>
        <source>moved down to paragraph {number} of B</source>
        <translation>下移至 B 的第 {number} 段</translation>
    </message>
    <message>
        <source>moved up from paragraph {number} of A</source>
        <translation>自 A 的第 {number} 段上移至此</translation>
    </message>
    <message>
        <source>moved up to paragraph {number} of B</source>
        <translation>上移至 B 的第 {number} 段</translation>
    </message>
    <message>
        <source>moved within the paragraph</source>
        <translation>在段落内移动</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>从新到旧</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>未读取</translation>
    </message>
    <message>
        <source>notation</source>
        <translation>写法</translation>
    </message>
    <message>
        <source>note</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>nothing has been removed</source>
        <translation>未移除任何内容</translation>
    </message>
    <message>
        <source>nothing to free</source>
        <translation>无可释放空间</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>第 {number} 个</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>numbers written in another way</source>
        <translation>数字写法不同</translation>
    </message>
    <message>
        <source>object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>of A is in B</source>
        <translation>A 的内容见于 B</translation>
    </message>
    <message>
        <source>of B is in A</source>
        <translation>B 的内容见于 A</translation>
    </message>
    <message>
        <source>of these share space</source>
        <translation>其中共用空间</translation>
    </message>
    <message>
        <source>of {time} UTC, written by DupFinder {version}; nothing was removed</source>
        <translation>{time} UTC，由 DupFinder {version} 生成；未移除任何内容</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>从旧到新</translation>
    </message>
    <message>
        <source>online addresses</source>
        <translation>网址或邮箱</translation>
    </message>
    <message>
        <source>only accents differ</source>
        <translation>仅重音符号不同</translation>
    </message>
    <message>
        <source>only across sources, nothing within one</source>
        <translation>仅跨来源比较，不在同一来源内比较</translation>
    </message>
    <message>
        <source>only list numbers differ</source>
        <translation>只有列表编号不同</translation>
    </message>
    <message>
        <source>only one has text</source>
        <translation>只有其中一个有文字</translation>
    </message>
    <message>
        <source>only such similar documents are listed</source>
        <translation>仅列出此类相似文档</translation>
    </message>
    <message>
        <source>only words compared</source>
        <translation>只比较了文本</translation>
    </message>
    <message>
        <source>only {things} differ</source>
        <translation>仅{things}不同</translation>
    </message>
    <message>
        <source>only ä and ae differ</source>
        <translation>仅 ä 与 ae 写法不同</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>orange box</source>
        <translation>橙色方框</translation>
    </message>
    <message>
        <source>orange words</source>
        <translation>橙色文字</translation>
    </message>
    <message>
        <source>order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>page without text</source>
        <translation>无文本页面</translation>
    </message>
    <message>
        <source>page {number}</source>
        <translation>第 {number} 页</translation>
    </message>
    <message>
        <source>pages without text</source>
        <translation>无文本页面</translation>
    </message>
    <message>
        <source>paragraph {places}</source>
        <translation>段落 {places}</translation>
    </message>
    <message>
        <source>paragraphs {places}</source>
        <translation>段落 {places}</translation>
    </message>
    <message>
        <source>passage with changes</source>
        <translation>有更改的片段</translation>
    </message>
    <message>
        <source>passages with changes</source>
        <translation>有更改的片段</translation>
    </message>
    <message>
        <source>personal</source>
        <translation>个人</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>pictures or drawings</source>
        <translation>图片或绘图</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>粉色</translation>
    </message>
    <message>
        <source>placeholder</source>
        <translation>占位符</translation>
    </message>
    <message>
        <source>polygon</source>
        <translation>多边形</translation>
    </message>
    <message>
        <source>private</source>
        <translation>私密</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>标点</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>raised</source>
        <translation>上标</translation>
    </message>
    <message>
        <source>rar archive</source>
        <translation>rar 压缩包</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>red box</source>
        <translation>红色方框</translation>
    </message>
    <message>
        <source>red words</source>
        <translation>红色文字</translation>
    </message>
    <message>
        <source>redaction</source>
        <translation>涂黑</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>受保护</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>reply to</source>
        <translation>回复至</translation>
    </message>
    <message>
        <source>report of {time} UTC</source>
        <translation>报告时间：{time} UTC</translation>
    </message>
    <message>
        <source>same content</source>
        <translation>内容相同</translation>
    </message>
    <message>
        <source>same template, other details</source>
        <translation>同一模板，内容不同</translation>
    </message>
    <message>
        <source>same template, other {things}</source>
        <translation>同一模板，{things}不同</translation>
    </message>
    <message>
        <source>same text</source>
        <translation>文本相同</translation>
    </message>
    <message>
        <source>script</source>
        <translation>字形</translation>
    </message>
    <message>
        <source>address of the sender</source>
        <translation>发件人地址</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>工作表</translation>
    </message>
    <message>
        <source>sheet {number}</source>
        <translation>工作表 {number}</translation>
    </message>
    <message>
        <source>sign</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>已签名</translation>
    </message>
    <message>
        <source>similar</source>
        <translation>相似</translation>
    </message>
    <message>
        <source>simplified and traditional characters</source>
        <translation>简体字与繁体字之别</translation>
    </message>
    <message>
        <source>slide {number}</source>
        <translation>幻灯片 {number}</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>spacing</source>
        <translation>间距</translation>
    </message>
    <message>
        <source>stamp</source>
        <translation>图章</translation>
    </message>
    <message>
        <source>struck</source>
        <translation>删除线</translation>
    </message>
    <message>
        <source>such similar documents are left out</source>
        <translation>此类相似文档不列出</translation>
    </message>
    <message>
        <source>tags and attributes</source>
        <translation>标签和属性</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>the same file: {path}</source>
        <translation>同一文件：{path}</translation>
    </message>
    <message>
        <source>times</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>tracked changes or struck text</source>
        <translation>修订或删除线文本</translation>
    </message>
    <message>
        <source>tracked or struck</source>
        <translation>修订或删除线</translation>
    </message>
    <message>
        <source>umlauts</source>
        <translation>变音字母</translation>
    </message>
    <message>
        <source>underlined</source>
        <translation>下划线</translation>
    </message>
    <message>
        <source>upper and lower case</source>
        <translation>大小写</translation>
    </message>
    <message>
        <source>web archive</source>
        <translation>网页存档</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>空白</translation>
    </message>
    <message>
        <source>words</source>
        <translation>字词</translation>
    </message>
    <message>
        <source>words in names, folders, titles</source>
        <translation>名称、文件夹、标题中的词</translation>
    </message>
    <message>
        <source>words joined or divided</source>
        <translation>词间空格不同</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>yellow box</source>
        <translation>黄色方框</translation>
    </message>
    <message>
        <source>yellow words</source>
        <translation>黄色文字</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>{count} amounts</source>
        <translation>{count} 个金额</translation>
    </message>
    <message>
        <source>{count} attached files</source>
        <translation>{count} 个附件</translation>
    </message>
    <message>
        <source>{count} attachments</source>
        <translation>{count} 个附件</translation>
    </message>
    <message>
        <source>{count} bytes</source>
        <translation>{count} 字节</translation>
    </message>
    <message>
        <source>{count} comments</source>
        <translation>{count} 条批注</translation>
    </message>
    <message>
        <source>{count} dates</source>
        <translation>{count} 个日期</translation>
    </message>
    <message>
        <source>{count} documents</source>
        <translation>{count} 个文档</translation>
    </message>
    <message>
        <source>{count} drawings</source>
        <translation>{count} 个绘图</translation>
    </message>
    <message>
        <source>{count} equal paragraphs</source>
        <translation>{count} 个相同段落</translation>
    </message>
    <message>
        <source>{count} files</source>
        <translation>{count} 个文件</translation>
    </message>
    <message>
        <source>{count} groups</source>
        <translation>{count} 组</translation>
    </message>
    <message>
        <source>{count} links</source>
        <translation>{count} 个链接</translation>
    </message>
    <message>
        <source>{count} macOS packages</source>
        <translation>{count} 个 macOS 软件包</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>还有 {count} 个</translation>
    </message>
    <message>
        <source>{count} more changed paragraphs</source>
        <translation>另有 {count} 个段落有更改</translation>
    </message>
    <message>
        <source>{count} more paragraphs</source>
        <translation>多出 {count} 个段落</translation>
    </message>
    <message>
        <source>{count} moved passages</source>
        <translation>{count} 个移动的片段</translation>
    </message>
    <message>
        <source>{count} names</source>
        <translation>{count} 个名称</translation>
    </message>
    <message>
        <source>{count} numbers</source>
        <translation>{count} 个数字</translation>
    </message>
    <message>
        <source>{count} pages without text</source>
        <translation>{count} 个无文本页面</translation>
    </message>
    <message>
        <source>{count} paragraphs</source>
        <translation>{count} 个段落</translation>
    </message>
    <message>
        <source>{count} passages</source>
        <translation>{count} 个片段</translation>
    </message>
    <message>
        <source>{count} pictures</source>
        <translation>{count} 张图片</translation>
    </message>
    <message>
        <source>{count} place drawn over</source>
        <translation>{count} 处被覆盖</translation>
    </message>
    <message>
        <source>{count} places</source>
        <translation>{count} 处</translation>
    </message>
    <message>
        <source>{count} places drawn over</source>
        <translation>{count} 处被覆盖</translation>
    </message>
    <message>
        <source>{count} shape</source>
        <translation>{count} 个形状</translation>
    </message>
    <message>
        <source>{count} shapes</source>
        <translation>{count} 个形状</translation>
    </message>
    <message>
        <source>{count} words</source>
        <translation>{count} 个词</translation>
    </message>
    <message>
        <source>{difference} ({changes}): probably not copies.</source>
        <translation>{difference}（{changes}）：可能不是副本。</translation>
    </message>
    <message>
        <source>{difference}, in {places}: probably not copies.</source>
        <translation>{difference}，共 {places}：可能不是副本。</translation>
    </message>
    <message>
        <source>{documents} from one template ({what})</source>
        <translation>来自同一模板的 {documents}（{what}）</translation>
    </message>
    <message>
        <source>{documents} not read</source>
        <translation>{documents}未读取</translation>
    </message>
    <message>
        <source>{files} compared by bytes</source>
        <translation>{files} 按字节比较</translation>
    </message>
    <message>
        <source>{files} seen, {documents} compared in {time}</source>
        <translation>查看了 {files}，比较了 {documents}，用时 {time}</translation>
    </message>
    <message>
        <source>{files} {count} compared by bytes</source>
        <translation>{files} 其中 {count} 个按字节比较</translation>
    </message>
    <message>
        <source>{first} to {last} of {side}</source>
        <translation>{side} 的 {first} 至 {last}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}，{second}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}；{second}</translation>
    </message>
    <message>
        <source>{found} of {total} {things}</source>
        <translation>{found} / {total} {things}</translation>
    </message>
    <message>
        <source>{groups} of duplicate documents</source>
        <translation>{groups}重复文档</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} 小时 {minutes} 分钟</translation>
    </message>
    <message>
        <source>{inner} is mostly contained in {outer}.</source>
        <translation>{inner} 的大部分内容包含在 {outer} 中。</translation>
    </message>
    <message>
        <source>{kind} ({places})</source>
        <translation>{kind}（{places}）</translation>
    </message>
    <message>
        <source>{kind} in {places}</source>
        <translation>{places}{kind}</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} 分钟 {seconds} 秒</translation>
    </message>
    <message>
        <source>{most} and {last}</source>
        <translation>{most}和{last}</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}：{text}</translation>
    </message>
    <message>
        <source>{number} of {side}</source>
        <translation>{side} 的 {number}</translation>
    </message>
    <message>
        <source>{paragraphs} only in {side}</source>
        <translation>仅 {side} 有 {paragraphs}</translation>
    </message>
    <message>
        <source>{said} Ignored: {things}.</source>
        <translation>{said}已忽略：{things}。</translation>
    </message>
    <message>
        <source>{said} Other differences: {things}.</source>
        <translation>{said}其他差别：{things}。</translation>
    </message>
    <message>
        <source>{search} search {next} {previous} next, previous group {all} open or close all</source>
        <translation>{search} 搜索 {next} {previous} 下一组、上一组 {all} 全部展开或折叠</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>{share} the same</source>
        <translation>{share} 相同</translation>
    </message>
    <message>
        <source>{side} has {paragraphs}; the rest is the same.</source>
        <translation>{side} {paragraphs}；其余相同。</translation>
    </message>
    <message>
        <source>{size} can be freed</source>
        <translation>可释放 {size}</translation>
    </message>
    <message>
        <source>{text} ({place})</source>
        <translation>{text}（{place}）</translation>
    </message>
    <message>
        <source>{things} differ</source>
        <translation>{things}不同</translation>
    </message>
    <message>
        <source>{things} differs</source>
        <translation>{things}不同</translation>
    </message>
    <message>
        <source>{things} not compared</source>
        <translation>{things}未比较</translation>
    </message>
    <message>
        <source>{count} by name</source>
        <translation>{count} 个按名称排除</translation>
    </message>
    <message>
        <source>{count} devices, pipes or sockets</source>
        <translation>{count} 个设备、管道或套接字</translation>
    </message>
    <message>
        <source>{count} empty</source>
        <translation>{count} 个空文件</translation>
    </message>
    <message>
        <source>{count} hidden</source>
        <translation>{count} 个隐藏</translation>
    </message>
    <message>
        <source>{count} too small or too large</source>
        <translation>{count} 个过小或过大</translation>
    </message>
    <message>
        <source>{count} trash folders</source>
        <translation>{count} 个回收站文件夹</translation>
    </message>
</context>
<context>
    <name>CoverModel</name>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Adds words</source>
        <translation>增加字数</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>修改时间</translation>
    </message>
</context>
<context>
    <name>DecidingFlow</name>
    <message>
        <source>Nothing marked. Press Space to mark documents, or use Auto-select.</source>
        <translation>尚未标记任何文档。按空格键标记，或使用“自动选择”。</translation>
    </message>
    <message>
        <source>Please wait: the last change is still running.</source>
        <translation>请稍候：上一次更改仍在进行。</translation>
    </message>
    <message>
        <source>The last removal was interrupted. Open the history (Ctrl+H) to put documents back.</source>
        <translation>上次移除被中断。可在历史记录 (Ctrl+H) 中还原文档。</translation>
    </message>
    <message>
        <source>Files that cannot be read cannot be ignored as duplicates.</source>
        <translation>无法读取的文件不能记为非重复项。</translation>
    </message>
    <message>
        <source>Saved as not duplicates. See Marks ▸ Not duplicates.</source>
        <translation>已记为非重复项。请见“标记 ▸ 非重复项”。</translation>
    </message>
    <message>
        <source>The next scan finds these duplicates again.</source>
        <translation>下次扫描会再次找到这些重复项。</translation>
    </message>
</context>
<context>
    <name>DecidingWording</name>
    <message>
        <source>One in each folder</source>
        <translation>每个文件夹保留一个</translation>
    </message>
    <message>
        <source>One of each file name</source>
        <translation>每个文件名保留一个</translation>
    </message>
    <message>
        <source>marked by hand</source>
        <translation>手动标记</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between reasons</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Suggested (finished, filed, clean name)</source>
        <translation>建议保留的文档（已完成、已归档、名称规整）</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>最新的</translation>
    </message>
    <message>
        <source>Oldest</source>
        <translation>最旧的</translation>
    </message>
    <message>
        <source>Longest text</source>
        <translation>文本最长的</translation>
    </message>
    <message>
        <source>Largest file</source>
        <translation>文件最大的</translation>
    </message>
    <message>
        <source>Smallest file</source>
        <translation>文件最小的</translation>
    </message>
    <message>
        <source>Best format</source>
        <translation>格式最佳的</translation>
    </message>
    <message>
        <source>Shortest path</source>
        <translation>路径最短的</translation>
    </message>
    <message>
        <source>Cleanest name (no “copy”, “(1)”, “old”)</source>
        <translation>名称最规整的（不含“副本”“(1)”“old”）</translation>
    </message>
    <message>
        <source>Cleanest path (no “backup” or “old” in its folders)</source>
        <translation>路径最规整的（所在文件夹也不含“backup”“old”）</translation>
    </message>
    <message>
        <source>Most details (title, author …)</source>
        <translation>自身信息最完整的（标题、作者等）</translation>
    </message>
    <message>
        <source>Preferred folder</source>
        <translation>首选文件夹</translation>
    </message>
    <message>
        <source>Name matches</source>
        <translation>名称匹配</translation>
    </message>
    <message>
        <source>In folder {folder}</source>
        <translation>在文件夹 {folder} 中</translation>
    </message>
    <message>
        <source>Name like {pattern}</source>
        <translation>名称形如 {pattern}</translation>
    </message>
    <message>
        <source>the signed, filled-in or final one is kept</source>
        <translation>保留已签署、已填写或最终的版本</translation>
    </message>
    <message>
        <source>the filed one is kept</source>
        <translation>保留已归档的</translation>
    </message>
    <message>
        <source>a protected folder comes first</source>
        <translation>受保护的文件夹优先</translation>
    </message>
    <message>
        <source>no rule applied: kept the suggested copy</source>
        <translation>无适用规则：保留建议的副本</translation>
    </message>
    <message>
        <source>same template, other details</source>
        <translation>同一模板，内容不同</translation>
    </message>
    <message>
        <source>no copy of it is kept</source>
        <translation>没有保留它的副本</translation>
    </message>
    <message>
        <source>not marked</source>
        <translation>未被标记</translation>
    </message>
    <message>
        <source>kept for another document</source>
        <translation>为另一个文档而保留</translation>
    </message>
    <message>
        <source>In a protected folder: nothing there is removed.</source>
        <translation>位于受保护的文件夹中：其中的内容不会被移除。</translation>
    </message>
    <message>
        <source>In an excluded folder: not included.</source>
        <translation>位于已排除的文件夹中：不参与处理。</translation>
    </message>
    <message>
        <source>Inside another file: never removed.</source>
        <translation>位于另一个文件内：绝不移除。</translation>
    </message>
    <message>
        <source>No readable document of its group would be left.</source>
        <translation>所在的组将不剩可读取的文档。</translation>
    </message>
    <message>
        <source>Could not be read, so it was not compared.</source>
        <translation>无法读取，因此未比较。</translation>
    </message>
    <message>
        <source>This is the kept document of its group. Choose another keeper first.</source>
        <translation>它是所在组中保留的文档。请先选择保留另一个。</translation>
    </message>
    <message>
        <source>Hidden by the filter.</source>
        <translation>它已被筛选器隐藏。</translation>
    </message>
    <message>
        <source>Not in a group of duplicates.</source>
        <translation>它不在任何重复组中。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in a protected folder</source>
        <translation>
            <numerusform>%Ln 个在受保护的文件夹中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in an excluded folder</source>
        <translation>
            <numerusform>%Ln 个在已排除的文件夹中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln inside another file</source>
        <translation>
            <numerusform>%Ln 个位于其他文件内</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln the last of its group</source>
        <translation>
            <numerusform>%Ln 个是组内最后一个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read</source>
        <translation>
            <numerusform>%Ln 个无法读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keeper(s)</source>
        <translation>
            <numerusform>%Ln 个是保留的文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hidden by the filter</source>
        <translation>
            <numerusform>%Ln 个被筛选器隐藏</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not in a group</source>
        <translation>
            <numerusform>%Ln 个不在任何组中</numerusform>
        </translation>
    </message>
    <message>
        <source>the suggested copy is kept</source>
        <translation>保留建议的文档</translation>
    </message>
    <message>
        <source>the newest is kept</source>
        <translation>保留最新的</translation>
    </message>
    <message>
        <source>the oldest is kept</source>
        <translation>保留最旧的</translation>
    </message>
    <message>
        <source>the longest text is kept</source>
        <translation>保留文本最长的</translation>
    </message>
    <message>
        <source>the largest file is kept</source>
        <translation>保留文件最大的</translation>
    </message>
    <message>
        <source>the smallest file is kept</source>
        <translation>保留文件最小的</translation>
    </message>
    <message>
        <source>the best format is kept</source>
        <translation>保留格式最佳的</translation>
    </message>
    <message>
        <source>the shortest path is kept</source>
        <translation>保留路径最短的</translation>
    </message>
    <message>
        <source>the cleanest name is kept</source>
        <translation>保留名称最规整的</translation>
    </message>
    <message>
        <source>the cleanest path is kept</source>
        <translation>保留路径最规整的</translation>
    </message>
    <message>
        <source>the one with most details is kept</source>
        <translation>保留自身信息最完整的</translation>
    </message>
    <message>
        <source>the copy in {folder} is kept</source>
        <translation>保留 {folder} 中的</translation>
    </message>
    <message>
        <source>a name like {pattern} is kept</source>
        <translation>保留名称形如 {pattern} 的</translation>
    </message>
    <message>
        <source>one in each folder is kept</source>
        <translation>每个文件夹中保留一个</translation>
    </message>
    <message>
        <source>one of each file name is kept</source>
        <translation>每个文件名保留一个</translation>
    </message>
</context>
<context>
    <name>DetailsPopover</name>
    <message>
        <source>Details of the documents</source>
        <translation>文档详细信息</translation>
    </message>
</context>
<context>
    <name>DistinctionModel</name>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>is not a duplicate of</source>
        <translation>与之不重复</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>记录时间</translation>
    </message>
</context>
<context>
    <name>DistinctionsDialog</name>
    <message>
        <source>Not duplicates</source>
        <translation>非重复项</translation>
    </message>
    <message>
        <source>Search by name or folder</source>
        <translation>按名称或文件夹搜索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Pairs that are not duplicates</source>
        <translation>非重复文档对</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>从列表中去除</translation>
    </message>
    <message>
        <source>The selected pairs can be found as duplicates again (Delete)</source>
        <translation>所选的文档对可再次识别为重复 (Delete)</translation>
    </message>
    <message>
        <source>These pairs are not grouped again, and neither are their copies. Editing a document ends this.</source>
        <translation>这些文档对及其副本不再归入同一组。编辑其中一个文档后，此设置失效。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln 对</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentFlow</name>
    <message>
        <source>{name} is a program.</source>
        <translation>{name} 是一个程序。</translation>
    </message>
    <message>
        <source>{name} is a script: a list of commands.</source>
        <translation>{name} 是一个脚本：一系列命令。</translation>
    </message>
    <message>
        <source>{name} is a shortcut. It can start any program.</source>
        <translation>{name} 是一个快捷方式，可以启动任何程序。</translation>
    </message>
    <message>
        <source>Its name hides what it is.</source>
        <translation>它的名称掩盖了真实类型。</translation>
    </message>
    <message>
        <source>Opening it may run it, with all your permissions. Open it only if you trust its source.</source>
        <translation>打开它可能会以您的全部权限运行。只有信任其来源时才打开。</translation>
    </message>
    <message>
        <source>This file can run</source>
        <translation>这个文件可以运行</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Open anyway</source>
        <translation>仍然打开</translation>
    </message>
    <message>
        <source>Inside another file</source>
        <translation>位于另一个文件内</translation>
    </message>
    <message>
        <source>This document is inside {name} and cannot be opened by itself.</source>
        <translation>此文档位于 {name} 内，无法单独打开。</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>打开 {name}</translation>
    </message>
    <message>
        <source>{path} cannot be opened.</source>
        <translation>无法打开 {path}。</translation>
    </message>
    <message>
        <source>The folder of {path} cannot be opened.</source>
        <translation>无法打开 {path} 所在的文件夹。</translation>
    </message>
    <message>
        <source>Path copied.</source>
        <translation>已复制路径。</translation>
    </message>
    <message>
        <source>A document inside another file cannot be renamed.</source>
        <translation>位于另一个文件内的文档无法重命名。</translation>
    </message>
    <message>
        <source>Renamed to {name}.</source>
        <translation>已重命名为 {name}。</translation>
    </message>
</context>
<context>
    <name>DocumentHeader</name>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
</context>
<context>
    <name>DocumentTable</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>What is only here …</source>
        <translation>仅在此处的内容…</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>复制路径</translation>
    </message>
</context>
<context>
    <name>DropWindow</name>
    <message>
        <source>Drop to add</source>
        <translation>拖放以添加</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Show how similar documents differ</source>
        <translation>显示相似文档之间的差异</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>导出进度</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>正在写入报告</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
</context>
<context>
    <name>ExportWording</name>
    <message>
        <source>One file for any browser. Search, sort and share it.</source>
        <translation>单个文件，任何浏览器都能打开，可搜索、排序和分享。</translation>
    </message>
    <message>
        <source>Numbered pages with an outline, to print and keep.</source>
        <translation>带页码和大纲，适合打印和存档。</translation>
    </message>
    <message>
        <source>Groups as tables, for Word or LibreOffice Writer.</source>
        <translation>以表格列出各组，适用于 Word 或 LibreOffice Writer。</translation>
    </message>
    <message>
        <source>One row per document, for Excel or LibreOffice.</source>
        <translation>每个文档一行，适用于 Excel 或 LibreOffice。</translation>
    </message>
    <message>
        <source>One row per document, for any spreadsheet program.</source>
        <translation>每个文档一行，适用于任何表格程序。</translation>
    </message>
    <message>
        <source>All results, for programs and dupfinder plan.</source>
        <translation>全部结果，供其他程序和 dupfinder plan 使用。</translation>
    </message>
    <message>
        <source>All pairs of similar documents, one per line, for programs.</source>
        <translation>所有相似的文档对，每行一对，供其他程序使用。</translation>
    </message>
    <message numerus="yes">
        <source>Everything: %Ln group(s)</source>
        <translation>
            <numerusform>全部：%Ln 组</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shown now: %Ln group(s)</source>
        <translation>
            <numerusform>当前显示的内容：%Ln 组</numerusform>
        </translation>
    </message>
    <message>
        <source>Reads the documents again. The report then contains parts of their text.</source>
        <translation>将重新读取文档，报告中会包含其部分文本。</translation>
    </message>
    <message>
        <source>Only in web pages.</source>
        <translation>仅限网页。</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln pair(s) compared</source>
        <translation>
            <numerusform>已比较 {done} / %Ln 对</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>网页 (HTML)</translation>
    </message>
    <message>
        <source>Print (PDF)</source>
        <translation>打印 (PDF)</translation>
    </message>
    <message>
        <source>Document (Word, DOCX)</source>
        <translation>文档（Word，DOCX）</translation>
    </message>
    <message>
        <source>Workbook (XLSX)</source>
        <translation>工作簿 (XLSX)</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>表格 (CSV)</translation>
    </message>
    <message>
        <source>Data (JSON)</source>
        <translation>数据 (JSON)</translation>
    </message>
    <message>
        <source>All pairs (JSON lines)</source>
        <translation>所有文档对 (JSON Lines)</translation>
    </message>
</context>
<context>
    <name>FactGrid</name>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页数</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>创建时间</translation>
    </message>
    <message>
        <source>Last saved</source>
        <translation>上次保存</translation>
    </message>
    <message>
        <source>Attachments</source>
        <translation>附件</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>{fact}, differs</source>
        <translation>{fact}，不同</translation>
    </message>
</context>
<context>
    <name>Feed</name>
    <message>
        <source>This document cannot be shown.</source>
        <translation>无法显示此文档。</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Search words</source>
        <translation>搜索词</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>清除所有筛选条件</translation>
    </message>
    <message>
        <source>All formats</source>
        <translation>所有格式</translation>
    </message>
    <message>
        <source>Name or folder</source>
        <translation>名称或文件夹</translation>
    </message>
    <message>
        <source>Words of the text</source>
        <translation>文本中的词</translation>
    </message>
    <message>
        <source>Whole words. Use quotes for a phrase.</source>
        <translation>完整词语。用引号搜索短语。</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>搜索范围</translation>
    </message>
    <message>
        <source>Search names and folders, or document texts</source>
        <translation>搜索名称和文件夹，或文档文本</translation>
    </message>
    <message>
        <source>Formats to show</source>
        <translation>显示哪些格式</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Which documents to show</source>
        <translation>显示哪些文档</translation>
    </message>
</context>
<context>
    <name>FilterChip</name>
    <message>
        <source>Filter</source>
        <translation>筛选条件</translation>
    </message>
    <message>
        <source>Remove filter: {what}</source>
        <translation>移除筛选条件：{what}</translation>
    </message>
</context>
<context>
    <name>FilterWording</name>
    <message>
        <source>All kinds</source>
        <translation>所有类型</translation>
    </message>
    <message>
        <source>Exact copies</source>
        <translation>完全相同的副本</translation>
    </message>
    <message>
        <source>Same content</source>
        <translation>内容相同</translation>
    </message>
    <message>
        <source>Same text</source>
        <translation>文本相同</translation>
    </message>
    <message>
        <source>Looks alike</source>
        <translation>外观相似</translation>
    </message>
    <message>
        <source>Similar</source>
        <translation>相似</translation>
    </message>
    <message>
        <source>Contained</source>
        <translation>被包含</translation>
    </message>
    <message>
        <source>Without: same template, other details</source>
        <translation>不含：同一模板，内容不同</translation>
    </message>
    <message>
        <source>Other differences: pictures, comments …</source>
        <translation>其他差别：图片、批注等</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>已标记</translation>
    </message>
    <message>
        <source>in {folder}</source>
        <translation>位于 {folder}</translation>
    </message>
    <message>
        <source>in both {one} and {other}</source>
        <translation>同时位于 {one} 和 {other}</translation>
    </message>
    <message>
        <source>{format} ({count})</source>
        <translation>{format} ({count})</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in both texts</source>
        <translation>在两份文本中查找</translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation>上一处 (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation>下一处 (Enter)</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln 处</numerusform>
        </translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} / {count}</translation>
    </message>
</context>
<context>
    <name>FindingModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Similar to</source>
        <translation>与之相似</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
</context>
<context>
    <name>FingerprintPage</name>
    <message>
        <source>{count} bits</source>
        <translation>{count} 位</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source> bits</source>
        <translation> 位</translation>
    </message>
    <message>
        <source>like other text</source>
        <translation>与正文相同</translation>
    </message>
    <message>
        <source> times</source>
        <translation> 倍</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>不计</translation>
    </message>
    <message>
        <source> features</source>
        <translation> 个特征</translation>
    </message>
    <message>
        <source>Same pictures make two documents more likely to be compared.</source>
        <translation>图片相同的文档更容易被比较。</translation>
    </message>
    <message>
        <source>Automatic works best. More bits take longer and find little more.</source>
        <translation>“自动”效果最佳。位数更多耗时更长，结果几乎不增加。</translation>
    </message>
    <message>
        <source> letters</source>
        <translation> 个字母</translation>
    </message>
    <message>
        <source> words</source>
        <translation> 个词</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Longest sentences</source>
        <translation>最长的句子</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>构成</translation>
    </message>
    <message>
        <source>Number in a row</source>
        <translation>连续个数</translation>
    </message>
    <message>
        <source>Repetitions count</source>
        <translation>重复出现的内容</translation>
    </message>
    <message>
        <source>Headings count</source>
        <translation>标题的权重</translation>
    </message>
    <message>
        <source>A picture counts</source>
        <translation>每张图片计为</translation>
    </message>
    <message>
        <source>Hash function</source>
        <translation>哈希函数</translation>
    </message>
    <message>
        <source>Fingerprint size</source>
        <translation>指纹大小</translation>
    </message>
    <message>
        <source>Allowed difference</source>
        <translation>允许的差异</translation>
    </message>
    <message>
        <source>Fingerprints only choose which documents to compare word by word. They do not change similarities.</source>
        <translation>指纹只决定哪些文档要逐字比较，不影响相似度。</translation>
    </message>
</context>
<context>
    <name>FingerprintWording</name>
    <message>
        <source>Whole text (simhash)</source>
        <translation>整个文本 (simhash)</translation>
    </message>
    <message>
        <source>Uses the whole text. Small edits barely change the fingerprint.</source>
        <translation>使用整个文本。少量更改几乎不会改变指纹。</translation>
    </message>
    <message>
        <source>Compares only the longest sentences. Misses documents edited in many places.</source>
        <translation>只比较最长的句子。会漏掉多处编辑过的文档。</translation>
    </message>
    <message>
        <source>Best for nearly all documents.</source>
        <translation>适合几乎所有文档。</translation>
    </message>
    <message>
        <source>Ignores spaces and punctuation: for scans with words run together or split.</source>
        <translation>忽略空格和标点：适合词语粘连或断开的扫描识别文本。</translation>
    </message>
    <message>
        <source>Only words after “the”, “of” and the like: menus and tables hardly count.</source>
        <translation>只看“的”“是”一类虚词之后的内容：菜单和表格几乎不计。</translation>
    </message>
    <message>
        <source>Ten occurrences count about three times.</source>
        <translation>出现十次的内容约按三次计算。</translation>
    </message>
    <message>
        <source>every time</source>
        <translation>每次都计</translation>
    </message>
    <message>
        <source>Ten occurrences count ten times.</source>
        <translation>出现十次的内容按十次计算。</translation>
    </message>
    <message>
        <source>more if rare</source>
        <translation>稀有内容加权</translation>
    </message>
    <message>
        <source>What few documents contain counts most.</source>
        <translation>只有少数文档才有的内容权重最高。</translation>
    </message>
    <message>
        <source>The number of occurrences does not matter.</source>
        <translation>出现次数不影响结果。</translation>
    </message>
    <message>
        <source>Same results, in less time.</source>
        <translation>结果相同，耗时更短。</translation>
    </message>
    <message>
        <source>For fingerprints compatible with other programs.</source>
        <translation>用于与其他程序生成的指纹兼容。</translation>
    </message>
    <message>
        <source>Longest sentences</source>
        <translation>最长的句子</translation>
    </message>
    <message>
        <source>Words in a row</source>
        <translation>连续的词</translation>
    </message>
    <message>
        <source>Letters in a row</source>
        <translation>连续的字母</translation>
    </message>
    <message>
        <source>Words that follow small words</source>
        <translation>虚词之后的词</translation>
    </message>
    <message>
        <source>a little more</source>
        <translation>略微加权</translation>
    </message>
    <message>
        <source>once</source>
        <translation>只计一次</translation>
    </message>
    <message>
        <source>Fast (polynomial)</source>
        <translation>快速（多项式）</translation>
    </message>
</context>
<context>
    <name>FoldedComparison</name>
    <message>
        <source>Select a document and press Enter to compare it.</source>
        <translation>选择一个文档，按回车键进行比较。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
</context>
<context>
    <name>FolderCopiesPage</name>
    <message>
        <source>Duplicate folders</source>
        <translation>重复的文件夹</translation>
    </message>
    <message>
        <source>Duplicate folders appear here after a scan.</source>
        <translation>扫描结束后，这里会显示重复的文件夹。</translation>
    </message>
    <message>
        <source>Comparing folders …</source>
        <translation>正在比较文件夹…</translation>
    </message>
    <message>
        <source>No duplicate folders.</source>
        <translation>没有重复的文件夹。</translation>
    </message>
    <message>
        <source>Folders with their subfolders, archives and mailboxes. A document counts as found in the other folder if a document of its group is there. Documents with the same template, other details do not count.</source>
        <translation>文件夹（含子文件夹）、压缩包和邮箱。如果另一个文件夹中有同组的文档，即视为在那里找到。模板相同而细节不同的文档不计入。</translation>
    </message>
</context>
<context>
    <name>FormatModel</name>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Read with</source>
        <translation>读取方式</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>File endings</source>
        <translation>文件扩展名</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>随附于</translation>
    </message>
    <message>
        <source>installed</source>
        <translation>已安装</translation>
    </message>
    <message>
        <source>missing: {libraries}</source>
        <translation>缺少：{libraries}</translation>
    </message>
    <message>
        <source>by bytes only</source>
        <translation>仅按字节</translation>
    </message>
</context>
<context>
    <name>FormatOrderDialog</name>
    <message>
        <source>Order of formats</source>
        <translation>格式顺序</translation>
    </message>
    <message>
        <source>Formats, best first</source>
        <translation>格式，最佳的在前</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a format.</source>
        <translation>按 Alt+向上键 或 Alt+向下键 移动格式。</translation>
    </message>
    <message>
        <source>The best format is kept. Drag, or press Alt with the arrow keys.</source>
        <translation>保留格式最佳的文档。可拖动排序，或按 Alt 加方向键。</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
</context>
<context>
    <name>FormatsDialog</name>
    <message>
        <source>Formats</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Formats are recognised by content, not by name. Other files are compared byte by byte.</source>
        <translation>格式按内容识别，而不是按名称。其他文件逐字节比较。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search formats</source>
        <translation>搜索格式</translation>
    </message>
    <message numerus="yes">
        <source>%Ln format(s)</source>
        <translation>
            <numerusform>%Ln 种格式</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy list</source>
        <translation>复制列表</translation>
    </message>
</context>
<context>
    <name>GroupFigures</name>
    <message>
        <source>Groups by size</source>
        <translation>按大小统计的组</translation>
    </message>
    <message>
        <source>Documents per group</source>
        <translation>组内文档数</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>组</translation>
    </message>
    <message>
        <source>{groups} with {size} documents each
{documents} in all, {gain}</source>
        <translation>{groups}，每组 {size} 个文档
共 {documents}，{gain}</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Can be freed</source>
        <translation>可释放</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>And format</source>
        <translation>另一格式</translation>
    </message>
    <message>
        <source>Groups with both</source>
        <translation>两者都有的组</translation>
    </message>
    <message>
        <source>Same text in both</source>
        <translation>两者文本相同</translation>
    </message>
</context>
<context>
    <name>GroupStrip</name>
    <message>
        <source>Previous document</source>
        <translation>上一个文档</translation>
    </message>
    <message>
        <source>Next document</source>
        <translation>下一个文档</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Documents of the group</source>
        <translation>组内文档</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} / {count}</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>按日期</translation>
    </message>
    <message>
        <source>By similarity</source>
        <translation>按相似度</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>With the container</source>
        <translation>与包含者比较</translation>
    </message>
    <message>
        <source>With the keeper</source>
        <translation>与保留的文档比较</translation>
    </message>
    <message>
        <source>With the previous one</source>
        <translation>与前一个比较</translation>
    </message>
</context>
<context>
    <name>GroupStripModel</name>
    <message>
        <source>left side</source>
        <translation>左侧</translation>
    </message>
    <message>
        <source>right side</source>
        <translation>右侧</translation>
    </message>
    <message>
        <source>marked for removal</source>
        <translation>标记为移除</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
</context>
<context>
    <name>GroupSummary</name>
    <message>
        <source>Select a document to see how it differs from its keeper.</source>
        <translation>选择一个文档，查看它与保留文档的不同之处。</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Other differences</source>
        <translation>其他差别</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Can be freed</source>
        <translation>可释放</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>Search for a document</source>
        <translation>搜索文档</translation>
    </message>
    <message>
        <source>Put copies back</source>
        <translation>放回副本</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Reading the history …</source>
        <translation>正在读取历史…</translation>
    </message>
    <message>
        <source>Nothing removed yet.</source>
        <translation>尚未移除任何内容。</translation>
    </message>
    <message>
        <source>Select a removal to put back all of it, or select documents.</source>
        <translation>选择一次移除操作以全部还原，或选择部分文档。</translation>
    </message>
    <message>
        <source>Removal history</source>
        <translation>移除历史</translation>
    </message>
    <message>
        <source>Removed documents</source>
        <translation>已移除的内容</translation>
    </message>
    <message>
        <source>Putting back</source>
        <translation>正在还原</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Now at</source>
        <translation>当前位置</translation>
    </message>
    <message>
        <source>Original location</source>
        <translation>原位置</translation>
    </message>
    <message>
        <source>Kept instead</source>
        <translation>保留的文档</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
</context>
<context>
    <name>HistoryTree</name>
    <message>
        <source>Past removals</source>
        <translation>过去的移除操作</translation>
    </message>
    <message>
        <source>Show current location</source>
        <translation>显示当前位置</translation>
    </message>
    <message>
        <source>Show original location</source>
        <translation>显示原位置</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>复制路径</translation>
    </message>
</context>
<context>
    <name>KeepBar</name>
    <message>
        <source>Keep left</source>
        <translation>保留左侧</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>两个都保留</translation>
    </message>
    <message>
        <source>Keep right</source>
        <translation>保留右侧</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Move through the list; open and close groups</source>
        <translation>在列表中移动；展开和折叠组</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格键</translation>
    </message>
    <message>
        <source>Mark or unmark the selection</source>
        <translation>标记所选文档，或取消标记</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open the comparison over the whole window</source>
        <translation>在整个窗口中打开比较</translation>
    </message>
    <message>
        <source>Open in its own program</source>
        <translation>用默认程序打开文档</translation>
    </message>
    <message>
        <source>Review marked documents</source>
        <translation>查看已标记的文档</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名文档</translation>
    </message>
    <message>
        <source>What is only in this document</source>
        <translation>仅在此文档中的内容</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>Menu of the selection</source>
        <translation>打开所选内容的菜单</translation>
    </message>
    <message>
        <source>Sources: change role. Removal: take a document out</source>
        <translation>来源：更改角色。移除页面：剔除文档</translation>
    </message>
    <message>
        <source>Removal and its history: remove, or put back</source>
        <translation>移除及其历史记录：移除或还原</translation>
    </message>
    <message>
        <source>From filter to list</source>
        <translation>从筛选框转到列表</translation>
    </message>
    <message>
        <source>Clear the filter; if empty, go to the list</source>
        <translation>清空筛选框；为空时转到列表</translation>
    </message>
    <message>
        <source>Similarity: 1% down or up</source>
        <translation>相似度：减小或增大 1%</translation>
    </message>
    <message>
        <source>Similarity: 5% up or down</source>
        <translation>相似度：增大或减小 5%</translation>
    </message>
    <message>
        <source>Move through paragraphs</source>
        <translation>在段落间移动</translation>
    </message>
    <message>
        <source>Open or close a fold; go to where a passage moved</source>
        <translation>展开或折叠；跳转到片段移动到的位置</translation>
    </message>
    <message>
        <source>Next and previous match</source>
        <translation>下一个和上一个匹配项</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Other lists and tables</source>
        <translation>其他列表和表格</translation>
    </message>
    <message>
        <source>Fields above the list</source>
        <translation>列表上方的字段</translation>
    </message>
    <message>
        <source>Open or close the group</source>
        <translation>展开或折叠组</translation>
    </message>
    <message>
        <source>Select everything</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Sources, new documents: remove from the list</source>
        <translation>来源、新文档：从列表中去除</translation>
    </message>
    <message>
        <source>Folders and tables: show groups of the selection</source>
        <translation>文件夹和表格：显示所选项的组</translation>
    </message>
    <message>
        <source>Ctrl+Up, Ctrl+Down</source>
        <translation>Ctrl+向上键、Ctrl+向下键</translation>
    </message>
    <message>
        <source>F3, Shift+F3</source>
        <translation>F3、Shift+F3</translation>
    </message>
</context>
<context>
    <name>KindChips</name>
    <message>
        <source>Kinds of change</source>
        <translation>差异类型</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln 处差异</numerusform>
        </translation>
    </message>
    <message>
        <source>Show only changes of this kind</source>
        <translation>仅显示此类差异</translation>
    </message>
    <message numerus="yes">
        <source>%Ln kind(s) of change</source>
        <translation>
            <numerusform>%Ln 种差异</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LimitsPage</name>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Documents that take longer are skipped.</source>
        <translation>耗时更长的文档会被跳过。</translation>
    </message>
    <message>
        <source>Time per document</source>
        <translation>单个文档的时间</translation>
    </message>
    <message>
        <source>Documents that need more are skipped. Large workbooks and PDFs need most.</source>
        <translation>所需更多的文档会被跳过。大型工作簿和 PDF 所需最多。</translation>
    </message>
    <message>
        <source>Memory per document</source>
        <translation>单个文档的内存</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Save log</source>
        <translation>保存日志</translation>
    </message>
    <message>
        <source>The log is empty.</source>
        <translation>日志为空。</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Saves numbers, times and errors, but no names or text of your documents. Files appear as &lt;file 91bc&gt;.pdf.</source>
        <translation>保存数字、时间和错误，不含您的文档的名称和正文。文件显示为 &lt;file 91bc&gt;.pdf。</translation>
    </message>
    <message>
        <source>Log for a bug report</source>
        <translation>用于错误报告的日志</translation>
    </message>
</context>
<context>
    <name>LossPanel</name>
    <message>
        <source>What would be lost</source>
        <translation>将会丢失的内容</translation>
    </message>
    <message>
        <source>Select a marked document to see what would be lost.</source>
        <translation>选择一个已标记的文档，查看会丢失什么。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Frees</source>
        <translation>可释放</translation>
    </message>
</context>
<context>
    <name>LostPictures</name>
    <message>
        <source>Pictures that would be lost</source>
        <translation>将会丢失的图片</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <translation>图片 {number}</translation>
    </message>
    <message>
        <source>{picture}
cannot be shown</source>
        <translation>{picture}
无法显示</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Already included: {inner} is in {outer}.</source>
        <translation>已包含：{inner} 位于 {outer} 中。</translation>
    </message>
    <message>
        <source>{path} does not exist.</source>
        <translation>{path} 不存在。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s) added, not scanned yet.</source>
        <translation>
            <numerusform>已添加 %Ln 个来源，尚未扫描。</numerusform>
        </translation>
    </message>
    <message>
        <source>Scan now</source>
        <translation>立即扫描</translation>
    </message>
    <message>
        <source>{folder} belongs to {program}, which needs its documents. Protect it?</source>
        <translation>{folder} 属于 {program}，删除其中的文件会使该程序找不到它们。要保护它吗？</translation>
    </message>
    <message>
        <source>The saved settings “{name}” were deleted.</source>
        <translation>已删除保存的设置“{name}”。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>{name} is not a document, so it was not added.</source>
        <translation>{name} 不是文档，未添加。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) are not documents, so they were not added.</source>
        <translation>
            <numerusform>%Ln 个文件不是文档，未添加。</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop to compare</source>
        <translation>拖放以比较</translation>
    </message>
    <message>
        <source>Two files to compare</source>
        <translation>要比较的两个文件</translation>
    </message>
    <message>
        <source>The file to compare it with</source>
        <translation>与之比较的文件</translation>
    </message>
    <message>
        <source>Add folder</source>
        <translation>添加文件夹</translation>
    </message>
    <message>
        <source>Scan stopped. These are the results so far.</source>
        <translation>扫描已停止。显示目前的结果。</translation>
    </message>
    <message>
        <source>Disk or folder no longer available: {path}. The results are incomplete.</source>
        <translation>磁盘或文件夹已不可用：{path}。结果不完整。</translation>
    </message>
    <message>
        <source>Please wait until the current task is done.</source>
        <translation>请等待当前操作结束。</translation>
    </message>
    <message>
        <source>Saving the last session …</source>
        <translation>正在保存上次的会话 …</translation>
    </message>
    <message>
        <source>Your last scan was interrupted. Resume where it stopped?</source>
        <translation>上次扫描被中断。要从中断处继续吗？</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Resume last session ({moment})</source>
        <translation>继续上次的会话（{moment}）</translation>
    </message>
    <message>
        <source>DupFinder closed unexpectedly. Your session was restored.</source>
        <translation>DupFinder 意外关闭。会话已恢复。</translation>
    </message>
    <message>
        <source>The language changes when the current task is done.</source>
        <translation>当前操作结束后切换语言。</translation>
    </message>
    <message>
        <source>Stopping after this document. Then you can close the window.</source>
        <translation>处理完此文档后停止，之后即可关闭窗口。</translation>
    </message>
    <message>
        <source>Protect</source>
        <translation>保护</translation>
    </message>
    <message>
        <source>Your additions are scanned next.</source>
        <translation>接下来将扫描您添加的内容。</translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation>添加文档</translation>
    </message>
    <message>
        <source>Opening {name} …</source>
        <translation>正在打开 {name} …</translation>
    </message>
    <message>
        <source>Opening the last session …</source>
        <translation>正在打开上次的会话 …</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>已保存为 {path}。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
</context>
<context>
    <name>MarkBoard</name>
    <message>
        <source>You can mark documents when the scan is done.</source>
        <translation>扫描结束后即可标记文档。</translation>
    </message>
    <message>
        <source>An error occurred. Please scan again before you mark documents.</source>
        <translation>出现错误。请重新扫描后再标记。</translation>
    </message>
    <message>
        <source>Checking many groups. You can mark documents in a moment.</source>
        <translation>正在检查大量的组，稍后即可标记文档。</translation>
    </message>
    <message>
        <source>Please wait: checking many marks.</source>
        <translation>请稍候：正在检查大量标记。</translation>
    </message>
    <message>
        <source>Marking …</source>
        <translation>正在标记…</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留原因</translation>
    </message>
    <message>
        <source>Marked for removal: {reason}.</source>
        <translation>标记为移除：{reason}。</translation>
    </message>
    <message>
        <source>Kept: {path}</source>
        <translation>保留：{path}</translation>
    </message>
</context>
<context>
    <name>MarkMenu</name>
    <message>
        <source>Mark for removal</source>
        <translation>标记为移除</translation>
    </message>
    <message>
        <source>Unmark</source>
        <translation>取消标记</translation>
    </message>
    <message>
        <source>Invert marks in this group</source>
        <translation>反转此组的标记</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>保留此文档</translation>
    </message>
    <message>
        <source>Not a duplicate of the keeper</source>
        <translation>不与保留的文档重复</translation>
    </message>
    <message>
        <source>Not duplicates of each other</source>
        <translation>互不重复</translation>
    </message>
    <message>
        <source>Mark all in this folder and below</source>
        <translation>标记此文件夹及其下的全部文档</translation>
    </message>
    <message>
        <source>Unmark all in this folder and below</source>
        <translation>取消此文件夹及其下的全部标记</translation>
    </message>
</context>
<context>
    <name>MarkWording</name>
    <message numerus="yes">
        <source>Marked %Ln document(s)</source>
        <translation>
            <numerusform>标记了 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: {step}.</source>
        <translation>已撤销：{step}。</translation>
    </message>
    <message>
        <source>Marks inverted.</source>
        <translation>已反转标记。</translation>
    </message>
    <message numerus="yes">
        <source>Unmarked %Ln document(s)</source>
        <translation>
            <numerusform>取消了 %Ln 个文档的标记</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed keeper</source>
        <translation>更换保留的文档</translation>
    </message>
    <message numerus="yes">
        <source>Inverted marks of %Ln document(s)</source>
        <translation>
            <numerusform>反转了 %Ln 个文档的标记</numerusform>
        </translation>
    </message>
    <message>
        <source>Unmarked all</source>
        <translation>取消了所有标记</translation>
    </message>
    <message numerus="yes">
        <source>Auto-selected %Ln document(s)</source>
        <translation>
            <numerusform>自动选择了 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>Redone: {step}.</source>
        <translation>已重做：{step}。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unmarked: protected and excluded folders are never changed.</source>
        <translation>
            <numerusform>已取消 %Ln 个标记：受保护和已排除的文件夹绝不会更改。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unmarked.</source>
        <translation>
            <numerusform>已取消 %Ln 个标记。</numerusform>
        </translation>
    </message>
    <message>
        <source>All unmarked.</source>
        <translation>已取消所有标记。</translation>
    </message>
    <message numerus="yes">
        <source>Auto-selected %Ln document(s).</source>
        <translation>
            <numerusform>已自动选择 %Ln 个文档。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) marked</source>
        <translation>
            <numerusform>已标记 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>{marked}; not marked: {reasons}.</source>
        <translation>{marked}；未标记：{reasons}。</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln earlier notice(s)</source>
        <translation>
            <numerusform>…以及 %Ln 条较早的提示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notifier</name>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Scan done</source>
        <translation>扫描完成</translation>
    </message>
    <message>
        <source>Scan stopped</source>
        <translation>扫描已停止</translation>
    </message>
    <message>
        <source>Scan incomplete</source>
        <translation>扫描不完整</translation>
    </message>
</context>
<context>
    <name>OptionsDialog</name>
    <message>
        <source> words</source>
        <translation> 个词</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Follow symbolic links</source>
        <translation>跟随符号链接</translation>
    </message>
    <message>
        <source>Read scanned pages (text recognition)</source>
        <translation>读取扫描页面（文字识别）</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Scan cache</source>
        <translation>扫描缓存</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Include hidden folders and files</source>
        <translation>查找隐藏的文件夹和文件</translation>
    </message>
    <message>
        <source>Look inside mailboxes, archives, e-mails and PDFs</source>
        <translation>查看邮箱、压缩包、电子邮件和 PDF 的内部</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>beside the scan cache</source>
        <translation>扫描缓存旁边</translation>
    </message>
    <message>
        <source>How it was searched …</source>
        <translation>搜索方式…</translation>
    </message>
    <message>
        <source>Group similarity to</source>
        <translation>组内文档相似于</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>Finds exact copies of files that DupFinder cannot read.</source>
        <translation>查找 DupFinder 无法读取的文件的完全相同的副本。</translation>
    </message>
    <message>
        <source>By bytes only</source>
        <translation>仅按字节</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Slow: about ten seconds per page. Without it, scanned pages are compared by how they look.</source>
        <translation>较慢：每页约十秒。不启用时，扫描页面按外观比较。</translation>
    </message>
    <message>
        <source>Needs packages that are not installed: {names}</source>
        <translation>需要未安装的软件包：{names}</translation>
    </message>
    <message>
        <source>Other computers read and compare documents. They must see the folders at the same paths.</source>
        <translation>由其他计算机读取和比较文档。它们必须能以相同的路径看到这些文件夹。</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>Work folder</source>
        <translation>工作文件夹</translation>
    </message>
    <message>
        <source>All. You can filter the results by format.</source>
        <translation>全部。可按格式筛选结果。</translation>
    </message>
    <message>
        <source>Shortest text</source>
        <translation>最短文本</translation>
    </message>
    <message>
        <source>Shorter documents are found only as exact copies, by same content, or by their looks.</source>
        <translation>更短的文档只会因完全相同、内容相同或外观相似而被找到。</translation>
    </message>
    <message>
        <source>Smallest file</source>
        <translation>最小文件</translation>
    </message>
    <message>
        <source>Largest file</source>
        <translation>最大文件</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>格式</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>What to ignore</source>
        <translation>忽略的内容</translation>
    </message>
    <message>
        <source>Upper and lower case</source>
        <translation>大小写</translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation>标点</translation>
    </message>
    <message>
        <source>Numbers and numeric dates</source>
        <translation>数字和数字日期</translation>
    </message>
    <message>
        <source>Lines that match:</source>
        <translation>匹配此模式的行：</translation>
    </message>
    <message>
        <source>Regular expression for lines to ignore</source>
        <translation>要忽略的行的正则表达式</translation>
    </message>
    <message>
        <source>Ignore differences in</source>
        <translation>忽略以下差异</translation>
    </message>
    <message>
        <source>White space</source>
        <translation>空白</translation>
    </message>
    <message>
        <source>Page \d+ of \d+</source>
        <translation>第 \d+ 页，共 \d+ 页</translation>
    </message>
</context>
<context>
    <name>OverviewCards</name>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Click a format to show its groups.</source>
        <translation>单击格式可显示其所在的组。</translation>
    </message>
    <message>
        <source>Folders with common documents</source>
        <translation>有共同文档的文件夹</translation>
    </message>
    <message>
        <source>Folders without subfolders. Click to show the groups in both.</source>
        <translation>不含子文件夹。单击可显示两者共有的组。</translation>
    </message>
    <message>
        <source>Documents per group.</source>
        <translation>每组的文档数。</translation>
    </message>
    <message>
        <source>Groups with the most versions, by last edit.</source>
        <translation>版本最多的组，按最后编辑时间。</translation>
    </message>
    <message>
        <source>Same text in two formats</source>
        <translation>两种格式的相同文本</translation>
    </message>
    <message>
        <source>Groups that contain both formats, and texts found in both.</source>
        <translation>同时包含两种格式的组，以及两者都有的文本。</translation>
    </message>
    <message>
        <source>Formats not read</source>
        <translation>未读取的格式</translation>
    </message>
    <message>
        <source>Groups by size</source>
        <translation>按大小统计的组</translation>
    </message>
    <message>
        <source>Versions over time</source>
        <translation>各版本的时间</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>The overview appears here after a scan.</source>
        <translation>扫描结束后，这里会显示概览。</translation>
    </message>
    <message>
        <source>No documents.</source>
        <translation>没有文档。</translation>
    </message>
    <message>
        <source>Preparing the overview …</source>
        <translation>正在生成概览…</translation>
    </message>
</context>
<context>
    <name>OverviewWording</name>
    <message>
        <source>All drives</source>
        <translation>所有驱动器</translation>
    </message>
    <message>
        <source>{documents}, {size}</source>
        <translation>{documents}，{size}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removable: {size}</source>
        <translation>
            <numerusform>%Ln 个可以移除：{size}</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Not looked at: {files}.</source>
        <translation>未查看：{files}。</translation>
    </message>
    <message>
        <source>{first} is an exact copy of {second}</source>
        <translation>{first} 是 {second} 的完全相同的副本</translation>
    </message>
    <message>
        <source>{first} is almost a copy of {second}</source>
        <translation>{first} 几乎是 {second} 的副本</translation>
    </message>
    <message>
        <source>{first} is contained in {second}</source>
        <translation>{first} 包含在 {second} 中</translation>
    </message>
    <message>
        <source>Exact copy</source>
        <translation>完全相同的副本</translation>
    </message>
    <message>
        <source>Almost a copy</source>
        <translation>近似副本</translation>
    </message>
    <message>
        <source>Each document is in both folders, byte by byte.</source>
        <translation>每个文档在两个文件夹中都有，逐字节相同。</translation>
    </message>
    <message>
        <source>Each document is in both folders, some in another format or version.</source>
        <translation>每个文档在两个文件夹中都有，部分为其他格式或版本。</translation>
    </message>
    <message>
        <source>At least 80% of each folder is found in the other.</source>
        <translation>每个文件夹至少 80% 的文档也在另一个中。</translation>
    </message>
    <message>
        <source>At least 80% of the first folder is found in the second, which has more.</source>
        <translation>第一个文件夹至少 80% 的文档也在第二个中，而后者内容更多。</translation>
    </message>
    <message>
        <source>{taken}; {goes}</source>
        <translation>{taken}；{goes}</translation>
    </message>
    <message numerus="yes">
        <source>{common} of %Ln document(s)</source>
        <translation>
            <numerusform>%Ln 个文档中的 {common} 个</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} is a copy of {second}</source>
        <translation>{first} 是 {second} 的副本</translation>
    </message>
    <message>
        <source>{sentence}: {common}</source>
        <translation>{sentence}：{common}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>Contained</source>
        <translation>被包含</translation>
    </message>
    <message>
        <source>{least} and more</source>
        <translation>{least} 及以上</translation>
    </message>
    <message>
        <source>{first} holds the same documents as {second}</source>
        <translation>{first} 与 {second} 包含相同的文档</translation>
    </message>
    <message>
        <source>{first} holds the same documents as {second}, some in other versions</source>
        <translation>{first} 与 {second} 包含相同的文档，其中一些为其他版本</translation>
    </message>
    <message>
        <source>{first} holds almost the same documents as {second}</source>
        <translation>{first} 与 {second} 包含几乎相同的文档</translation>
    </message>
    <message>
        <source>The documents in {first} are contained in {second}</source>
        <translation>{first} 中的文档都包含在 {second} 中</translation>
    </message>
    <message>
        <source>What is in archives and mailboxes is compared, never removed.</source>
        <translation>压缩包和邮箱中的内容只比较，绝不移除。</translation>
    </message>
    <message>
        <source>Every file in the archive is there, too, byte by byte.</source>
        <translation>压缩包中的每个文件在那里也逐字节存在。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other file(s) in it were not compared.</source>
        <translation>
            <numerusform>其中另有 %Ln 个文件未比较。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageCanvas</name>
    <message>
        <source>Pages of the left document</source>
        <translation>左侧文档的页面</translation>
    </message>
    <message>
        <source>Pages of the right document</source>
        <translation>右侧文档的页面</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>第 {number} 页，共 {count} 页</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln 处差异</numerusform>
        </translation>
    </message>
    <message>
        <source>Found elsewhere in the other document</source>
        <translation>在另一文档的其他位置</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>Only in this document</source>
        <translation>仅此文档有</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} / {count}</translation>
    </message>
</context>
<context>
    <name>PageFeed</name>
    <message>
        <source>This document changed after the comparison.</source>
        <translation>此文档在比较后已更改。</translation>
    </message>
</context>
<context>
    <name>PagesPage</name>
    <message>
        <source>Also highlight matches</source>
        <translation>也标出两者相同的内容</translation>
    </message>
    <message>
        <source>Scroll together</source>
        <translation>同步滚动</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>适合宽度</translation>
    </message>
</context>
<context>
    <name>ParagraphHeader</name>
    <message>
        <source>Paragraphs</source>
        <translation>段落</translation>
    </message>
</context>
<context>
    <name>PassageModel</name>
    <message>
        <source>Passage</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>字数</translation>
    </message>
    <message>
        <source>First in</source>
        <translation>最早见于</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>修改时间</translation>
    </message>
    <message>
        <source>only here</source>
        <translation>仅在此处</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>Chart. The table shows the same figures.</source>
        <translation>图表。表格显示相同的数据。</translation>
    </message>
</context>
<context>
    <name>PictureFeed</name>
    <message>
        <source>This picture cannot be shown.</source>
        <translation>无法显示此图片。</translation>
    </message>
</context>
<context>
    <name>PresetsMenu</name>
    <message>
        <source>Saved s&amp;ettings</source>
        <translation>已保存的设置(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Save settings as …</source>
        <translation>保存设置(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Use these settings</source>
        <translation>使用这些设置</translation>
    </message>
    <message>
        <source>Use these settings and their saved folders</source>
        <translation>使用这些设置及其保存的文件夹</translation>
    </message>
</context>
<context>
    <name>PreviewModel</name>
    <message>
        <source>same content; {reason}</source>
        <translation>内容相同；{reason}</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Not changed</source>
        <translation>不更改</translation>
    </message>
    <message>
        <source>same text, other differences; {reason}</source>
        <translation>文本相同，其他内容不同；{reason}</translation>
    </message>
    <message>
        <source>only looks alike; {reason}</source>
        <translation>只是外观相似；{reason}</translation>
    </message>
    <message>
        <source>text differs; {reason}</source>
        <translation>其文本不同；{reason}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Action and reason</source>
        <translation>处理方式和原因</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) to remove, {size}</source>
        <translation>
            <numerusform>移除 %Ln 个文档，{size}</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing to remove</source>
        <translation>不移除任何文档</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>inside another file</source>
        <translation>位于另一个文件内</translation>
    </message>
    <message>
        <source>in an excluded folder</source>
        <translation>在已排除的文件夹中</translation>
    </message>
    <message>
        <source>hidden by the filter</source>
        <translation>已被筛选器隐藏</translation>
    </message>
</context>
<context>
    <name>PreviewTree</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>ProblemActions</name>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Read scanned pages …</source>
        <translation>读取扫描页面…</translation>
    </message>
    <message>
        <source>Raise the time limit …</source>
        <translation>提高时间限制…</translation>
    </message>
    <message>
        <source>Raise the memory limit …</source>
        <translation>提高内存限制…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>Copy with reasons</source>
        <translation>复制列表和原因</translation>
    </message>
    <message>
        <source>Exclude from scans</source>
        <translation>扫描时排除</translation>
    </message>
    <message>
        <source>Copy paths</source>
        <translation>复制路径</translation>
    </message>
</context>
<context>
    <name>ProblemModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>Nothing selected</source>
        <translation>未选择任何项目</translation>
    </message>
    <message>
        <source>Select a reason or its documents to see what you can do.</source>
        <translation>选择一个原因或其文档，查看可采取的措施。</translation>
    </message>
    <message>
        <source>{documents}, for several reasons</source>
        <translation>{documents}，原因不一</translation>
    </message>
    <message>
        <source>Select documents with one reason to see what helps.</source>
        <translation>选择同一原因的文档，查看解决办法。</translation>
    </message>
</context>
<context>
    <name>ProblemTree</name>
    <message>
        <source>Documents not read</source>
        <translation>未读取的文档</translation>
    </message>
</context>
<context>
    <name>ProblemWording</name>
    <message>
        <source>Check permissions and drive, then retry.</source>
        <translation>请检查权限和驱动器，然后重试。</translation>
    </message>
    <message>
        <source>Remove the password in its own program, then retry.</source>
        <translation>请在其自身的程序中去除密码，然后重试。</translation>
    </message>
    <message>
        <source>If it still opens in its own program, save it again and retry. Otherwise look for a backup.</source>
        <translation>如果其自身的程序仍能打开它，请重新保存并重试；否则请查找备份。</translation>
    </message>
    <message>
        <source>To compare the words as well, use text recognition (OCR). It takes a while.</source>
        <translation>若要同时比较文字，请使用文字识别（OCR）。这需要一些时间。</translation>
    </message>
    <message>
        <source>If it should not be empty, look for a backup.</source>
        <translation>如果它不应为空，请查找备份。</translation>
    </message>
    <message>
        <source>Raise the time limit, then retry.</source>
        <translation>提高时间限制，然后重试。</translation>
    </message>
    <message>
        <source>Raise the memory limit, then retry.</source>
        <translation>提高内存限制，然后重试。</translation>
    </message>
    <message>
        <source>Retry. If it fails again, please report a bug.</source>
        <translation>请重试。如果再次失败，请报告错误。</translation>
    </message>
    <message>
        <source>Save it in a supported format, or exclude it.</source>
        <translation>将其另存为支持的格式，或将其排除。</translation>
    </message>
    <message>
        <source>Close the program that writes to it, then retry.</source>
        <translation>关闭正在写入它的程序，然后重试。</translation>
    </message>
    <message>
        <source>Reconnect the disk, then scan again.</source>
        <translation>请重新连接磁盘，然后再次扫描。</translation>
    </message>
    <message>
        <source>If it should be there, check its folder, then retry.</source>
        <translation>如果它应当存在，请检查其文件夹，然后重试。</translation>
    </message>
</context>
<context>
    <name>ProgressPanel</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Scan progress</source>
        <translation>扫描进度</translation>
    </message>
    <message>
        <source>Stop the scan. Results so far are kept.</source>
        <translation>停止扫描。已有结果会保留。</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>正在开始</translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>第 {number} 步，共 {count} 步</translation>
    </message>
    <message>
        <source>Waiting for {name}, {seconds} s</source>
        <translation>正在等待 {name}，{seconds} 秒</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>正在停止</translation>
    </message>
</context>
<context>
    <name>Punctuation</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}，{second}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}：{text}</translation>
    </message>
    <message>
        <source>.</source>
        <translation>。</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Show sources and settings</source>
        <translation>显示来源和设置</translation>
    </message>
    <message>
        <source>Scan again to apply what was changed.</source>
        <translation>重新扫描以应用更改。</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>&amp;Recent sessions</source>
        <translation>最近的会话(&amp;R)</translation>
    </message>
    <message>
        <source>{name} in {folder}</source>
        <translation>{name}（位于 {folder}）</translation>
    </message>
    <message>
        <source>No saved sessions</source>
        <translation>尚未保存任何会话</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>清除这些记录(&amp;F)</translation>
    </message>
</context>
<context>
    <name>RemovalDialog</name>
    <message>
        <source>Check only</source>
        <translation>仅检查</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>正在检查</translation>
    </message>
    <message>
        <source>Preparing the list …</source>
        <translation>正在汇总要移除的文档…</translation>
    </message>
    <message>
        <source>Many documents are marked. This takes a moment</source>
        <translation>已标记大量文档：需要稍等片刻</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>Nothing removed</source>
        <translation>未移除任何文档</translation>
    </message>
    <message>
        <source>Run all checks without removing anything</source>
        <translation>进行所有检查，但不移除任何内容</translation>
    </message>
    <message>
        <source>Remove documents</source>
        <translation>移除文档</translation>
    </message>
</context>
<context>
    <name>RemovalModel</name>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>处理方式</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
</context>
<context>
    <name>RemovalTree</name>
    <message>
        <source>Documents to remove</source>
        <translation>要移除的文档</translation>
    </message>
</context>
<context>
    <name>RemovalWording</name>
    <message>
        <source>{count} same content</source>
        <translation>{count} 个内容相同</translation>
    </message>
    <message>
        <source>{count} same text</source>
        <translation>{count} 个文本相同</translation>
    </message>
    <message>
        <source>{count} look alike</source>
        <translation>{count} 个外观相似</translation>
    </message>
    <message>
        <source>{count} similar</source>
        <translation>{count} 个相似</translation>
    </message>
    <message numerus="yes">
        <source>%Ln taken out</source>
        <translation>
            <numerusform>剔除 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) removed</source>
        <translation>
            <numerusform>已移除 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing lost</source>
        <translation>无丢失</translation>
    </message>
    <message>
        <source>{things} lost</source>
        <translation>丢失：{things}</translation>
    </message>
    <message>
        <source>Not compared: {kinds}.</source>
        <translation>未比较：{kinds}。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read.</source>
        <translation>
            <numerusform>%Ln 个无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>words</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>{kind} ({count})</source>
        <translation>{kind}（{count}）</translation>
    </message>
    <message>
        <source>others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>{action}?</source>
        <translation>{action}？</translation>
    </message>
    <message>
        <source>Replace by hard links</source>
        <translation>替换为硬链接</translation>
    </message>
    <message>
        <source>Replace by symbolic links</source>
        <translation>替换为符号链接</translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln document(s) to the trash</source>
        <translation>
            <numerusform>将 %Ln 个文档移到回收站</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln document(s) to quarantine</source>
        <translation>
            <numerusform>将 %Ln 个文档移到隔离区</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln document(s)</source>
        <translation>
            <numerusform>移动 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %Ln document(s) by links</source>
        <translation>
            <numerusform>将 %Ln 个文档替换为链接</numerusform>
        </translation>
    </message>
    <message>
        <source>→ trash</source>
        <translation>→ 回收站</translation>
    </message>
    <message>
        <source>→ quarantine</source>
        <translation>→ 隔离区</translation>
    </message>
    <message>
        <source>→ folder</source>
        <translation>→ 文件夹</translation>
    </message>
    <message>
        <source>→ link</source>
        <translation>→ 链接</translation>
    </message>
    <message>
        <source>all checks passed</source>
        <translation>全部检查通过</translation>
    </message>
    <message numerus="yes">
        <source>%Ln exact copies</source>
        <translation>
            <numerusform>%Ln 个完全相同的副本</numerusform>
        </translation>
    </message>
    <message>
        <source>Moving to the trash</source>
        <translation>正在移到回收站</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) can be removed</source>
        <translation>
            <numerusform>%Ln 个文档可以移除</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) sharing space ({size})</source>
        <translation>
            <numerusform>%Ln 个文档共用空间 ({size})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln document(s) ({size})</source>
        <translation>
            <numerusform>移除 %Ln 个文档 ({size})</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} contained in others</source>
        <translation>{count} 个包含在其他文档中</translation>
    </message>
    <message>
        <source>everything is kept</source>
        <translation>全部保留</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not removed</source>
        <translation>
            <numerusform>%Ln 个未移除</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing: a hard link, clone or snapshot still uses the space.</source>
        <translation>不释放空间：硬链接、克隆或快照仍占用该空间。</translation>
    </message>
    <message>
        <source>{size}: a clone or snapshot still uses the rest.</source>
        <translation>{size}：其余空间仍被克隆或快照占用。</translation>
    </message>
    <message>
        <source>loss unknown</source>
        <translation>丢失情况未知</translation>
    </message>
    <message>
        <source>Nothing: the kept document has the same bytes.</source>
        <translation>无：保留的文档字节完全相同。</translation>
    </message>
    <message>
        <source>Nothing: the kept document has the same content.</source>
        <translation>无：保留的文档内容相同。</translation>
    </message>
    <message>
        <source>Unknown: the document could not be read.</source>
        <translation>未知：无法读取该文档。</translation>
    </message>
    <message>
        <source>Reading documents to find out …</source>
        <translation>正在读取文档以确认…</translation>
    </message>
    <message>
        <source>In no kept document: {things}.</source>
        <translation>任何保留的文档中都没有：{things}。</translation>
    </message>
    <message>
        <source>Uncertain: {not_compared}.</source>
        <translation>不能确定：{not_compared}。</translation>
    </message>
    <message>
        <source>Nothing: kept documents contain all of it.</source>
        <translation>无：保留的文档包含全部内容。</translation>
    </message>
    <message>
        <source>only in the kept one: {things}</source>
        <translation>仅保留的文档有：{things}</translation>
    </message>
    <message>
        <source>Its words say something else there: {things}.</source>
        <translation>同样的文字在那里含义不同：{things}。</translation>
    </message>
    <message>
        <source>{things}, only in the kept document</source>
        <translation>{things}，仅在保留的文档中</translation>
    </message>
    <message numerus="yes">
        <source>Checking what would be lost: %Ln document(s) differ from the kept ones …</source>
        <translation>
            <numerusform>正在检查会丢失什么：%Ln 个文档与保留的文档不同……</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) may hold something that would be lost.</source>
        <translation>
            <numerusform>%Ln 个文档可能含有会丢失的内容。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other document(s) could not be searched for it.</source>
        <translation>
            <numerusform>另有 %Ln 个文档无法搜索。</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>移到回收站</translation>
    </message>
    <message>
        <source>Can be undone. Emptying the trash frees the space.</source>
        <translation>可以撤销。清空回收站后才会释放空间。</translation>
    </message>
    <message>
        <source>Move to quarantine folder</source>
        <translation>移到隔离文件夹</translation>
    </message>
    <message>
        <source>Can be undone. A folder on the same drive, with a list of original locations.</source>
        <translation>可以撤销。同一驱动器上的文件夹，附有原位置清单。</translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation>移到文件夹</translation>
    </message>
    <message>
        <source>Can be undone. Keeps the folder structure.</source>
        <translation>可以撤销。保留文件夹结构。</translation>
    </message>
    <message>
        <source>Can be undone. The name opens the kept document. Changing one changes both.</source>
        <translation>可以撤销。名称打开的是保留的文档。更改其中一个会同时更改另一个。</translation>
    </message>
    <message>
        <source>Can be undone. The name opens the kept document, unless that is moved.</source>
        <translation>可以撤销。名称打开的是保留的文档，除非后者被移动。</translation>
    </message>
    <message>
        <source>Share space</source>
        <translation>共用空间</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>永久删除</translation>
    </message>
    <message>
        <source>Permanent. Only byte-identical files can be restored.</source>
        <translation>永久删除。只有字节完全相同的文件才能还原。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) not exact copies: not changed.</source>
        <translation>
            <numerusform>%Ln 个文档不是完全相同的副本：不更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>Some drives (FAT, exFAT) do not support links. Documents on them are not changed.</source>
        <translation>部分驱动器（FAT、exFAT）不支持链接。其中的文档不更改。</translation>
    </message>
    <message numerus="yes">
        <source>Share space of %Ln document(s)</source>
        <translation>
            <numerusform>让 %Ln 个文档共用空间</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln document(s) permanently</source>
        <translation>
            <numerusform>永久删除 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln document(s) permanently, without the trash?</source>
        <translation>
            <numerusform>永久删除 %Ln 个文档，不经过回收站？</numerusform>
        </translation>
    </message>
    <message>
        <source>kept: shares space</source>
        <translation>保留：共用空间</translation>
    </message>
    <message>
        <source>→ deleted permanently</source>
        <translation>→ 永久删除</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Kept: {path}</source>
        <translation>保留：{path}</translation>
    </message>
    <message>
        <source>kept: taken out</source>
        <translation>保留：已剔除</translation>
    </message>
    <message>
        <source>kept: not an exact copy</source>
        <translation>保留：不是完全相同的副本</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>in the trash</source>
        <translation>在回收站中</translation>
    </message>
    <message>
        <source>in quarantine</source>
        <translation>在隔离区中</translation>
    </message>
    <message>
        <source>moved to {folder}</source>
        <translation>已移到 {folder}</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>已移动</translation>
    </message>
    <message>
        <source>in the trash, a link in its place</source>
        <translation>在回收站中，原位置为链接</translation>
    </message>
    <message>
        <source>shares space with the kept document</source>
        <translation>与保留的文档共用空间</translation>
    </message>
    <message>
        <source>deleted permanently</source>
        <translation>已永久删除</translation>
    </message>
    <message>
        <source>Nothing removed</source>
        <translation>未移除任何文档</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) replaced by links</source>
        <translation>
            <numerusform>%Ln 个文档已替换为链接</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) in the trash</source>
        <translation>
            <numerusform>%Ln 个文档已在回收站中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) in quarantine</source>
        <translation>
            <numerusform>%Ln 个文档已在隔离区中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) moved</source>
        <translation>
            <numerusform>已移动 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) share space with the kept ones</source>
        <translation>
            <numerusform>%Ln 个文档与保留的文档共用空间</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) deleted permanently</source>
        <translation>
            <numerusform>已永久删除 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing removed.</source>
        <translation>没有移除任何文档。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not removed: see below</source>
        <translation>
            <numerusform>%Ln 个未移除：见下</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Date or tags not carried over for %Ln document(s).</source>
        <translation>
            <numerusform>%Ln 个文档的日期或标签未转移。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) can share space</source>
        <translation>
            <numerusform>%Ln 个文档可以共用空间</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot: see below</source>
        <translation>
            <numerusform>%Ln 个不能：见下</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln would not be removed: see below</source>
        <translation>
            <numerusform>%Ln 个不会移除：见下</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>未作任何更改。</translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>操作中途停止。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) put back</source>
        <translation>
            <numerusform>%Ln 个文档已还原</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was put back</source>
        <translation>没有放回任何文档</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not put back</source>
        <translation>
            <numerusform>%Ln 个未还原</numerusform>
        </translation>
    </message>
    <message>
        <source>sharing space with kept documents</source>
        <translation>与保留的文档共用空间</translation>
    </message>
    <message>
        <source>nothing removed</source>
        <translation>未移除任何内容</translation>
    </message>
    <message>
        <source>This removal was interrupted. Undo puts documents back.</source>
        <translation>此次移除被中断。撤销会还原文档。</translation>
    </message>
    <message>
        <source>never removed</source>
        <translation>从未移除</translation>
    </message>
    <message>
        <source>interrupted: checked on undo</source>
        <translation>已中断：撤销时检查</translation>
    </message>
    <message numerus="yes">
        <source>Undo: put back %Ln document(s)</source>
        <translation>
            <numerusform>撤销：还原 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>{text} ({size}).</source>
        <translation>{text} ({size})。</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>无。</translation>
    </message>
    <message>
        <source>In no remaining document: {things}.</source>
        <translation>剩余文档中均没有：{things}。</translation>
    </message>
    <message>
        <source>All of its text is also in {name}.</source>
        <translation>其全部文字也在 {name} 中。</translation>
    </message>
    <message numerus="yes">
        <source>All of its text is also in {name} and %Ln other document(s).</source>
        <translation>
            <numerusform>其全部文字也在 {name} 和另外 %Ln 个文档中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the kept document, but in {path} ({words}):</source>
        <translation>保留文档中没有，但在 {path} 中（{words}）：</translation>
    </message>
    <message>
        <source>Nothing would be lost: remaining documents contain all of it.</source>
        <translation>不会丢失任何内容：剩余文档包含全部内容。</translation>
    </message>
    <message numerus="yes">
        <source>Something would be lost with %Ln document(s): {kinds}.</source>
        <translation>
            <numerusform>移除 %Ln 个文档会丢失内容：{kinds}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Removes nothing: both documents are kept, their bytes stored once. For btrfs and XFS.</source>
        <translation>不移除任何内容：两个文档都保留，字节只存储一次。适用于 btrfs 和 XFS。</translation>
    </message>
    <message>
        <source>Putting back</source>
        <translation>正在还原</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} / {total}</translation>
    </message>
    <message>
        <source>moved to the trash</source>
        <translation>已移到回收站</translation>
    </message>
    <message>
        <source>moved to quarantine</source>
        <translation>已移到隔离区</translation>
    </message>
    <message>
        <source>moved to a folder</source>
        <translation>已移到文件夹</translation>
    </message>
    <message>
        <source>replaced by links</source>
        <translation>已替换为链接</translation>
    </message>
    <message>
        <source>{documents} ({size}) {done}</source>
        <translation>{documents} ({size}) {done}</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>{restored} of {all} put back</source>
        <translation>已还原 {restored} / {all}</translation>
    </message>
    <message>
        <source>all put back</source>
        <translation>已全部还原</translation>
    </message>
    <message>
        <source>cannot be undone</source>
        <translation>无法撤销</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>已还原</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>还原</translation>
    </message>
    <message numerus="yes">
        <source>Put back %Ln selected document(s)</source>
        <translation>
            <numerusform>还原选中的 %Ln 个文档</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Rename document</source>
        <translation>重命名文档</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>新名称</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>位于 {folder}</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>The folder already has a file with this name.</source>
        <translation>文件夹中已有同名文件。</translation>
    </message>
    <message>
        <source>The name gets an ending. Programs use it to tell the format.</source>
        <translation>名称会带上扩展名，程序据此判断格式。</translation>
    </message>
    <message>
        <source>Without {suffix}, programs may not know the format.</source>
        <translation>没有 {suffix}，程序可能无法判断格式。</translation>
    </message>
</context>
<context>
    <name>RepeatFigures</name>
    <message>
        <source>The same folders, by number</source>
        <translation>相同的文件夹，以数字显示</translation>
    </message>
    <message>
        <source>Folders with common documents</source>
        <translation>有共同文档的文件夹</translation>
    </message>
    <message>
        <source>Share of the row found in the column</source>
        <translation>行中有多少也在列中</translation>
    </message>
    <message>
        <source>Repeated within the folder</source>
        <translation>在同一文件夹内重复</translation>
    </message>
    <message>
        <source>{first}
{common} ({size}) more than once</source>
        <translation>{first}
{common} ({size}) 不止一份</translation>
    </message>
    <message>
        <source>{first}
{common} ({size}) also in
{second}</source>
        <translation>{first}
{common} ({size}) 也在
{second}</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Also in</source>
        <translation>也在</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Share of the other</source>
        <translation>占另一文件夹的比例</translation>
    </message>
    <message>
        <source>the same folder</source>
        <translation>同一文件夹</translation>
    </message>
</context>
<context>
    <name>ResultModel</name>
    <message>
        <source>From the document itself</source>
        <translation>以文档的记录为准</translation>
    </message>
    <message>
        <source>Last change of the file</source>
        <translation>文件的最后更改时间</translation>
    </message>
    <message>
        <source>Last change, from the document itself</source>
        <translation>最后更改时间，以文档的记录为准</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>修改时间</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页数</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>创建时间</translation>
    </message>
    <message>
        <source>Last saved</source>
        <translation>上次保存时间</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>比较对象</translation>
    </message>
</context>
<context>
    <name>ResultTree</name>
    <message>
        <source>Col&amp;umns</source>
        <translation>列(&amp;U)</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>文档组</translation>
    </message>
    <message>
        <source>Parts of a container cannot be marked: they are not copies of it.</source>
        <translation>长文档所包含的部分不能标记：它们不是其副本。</translation>
    </message>
    <message>
        <source>Close group</source>
        <translation>折叠组</translation>
    </message>
    <message>
        <source>Open group</source>
        <translation>展开组</translation>
    </message>
    <message>
        <source>Open document</source>
        <translation>打开文档</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>What is only here …</source>
        <translation>仅在此处的内容…</translation>
    </message>
    <message>
        <source>Show only this folder</source>
        <translation>仅显示此文件夹</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>{count} of {groups}</source>
        <translation>{count} / {groups}</translation>
    </message>
    <message numerus="yes">
        <source>No duplicates among %Ln document(s).</source>
        <translation>
            <numerusform>%Ln 个文档中没有重复项。</numerusform>
        </translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Not duplicated</source>
        <translation>无重复</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>未读取</translation>
    </message>
    <message>
        <source>Groups appear here during the scan.</source>
        <translation>扫描期间，组会显示在这里。</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>没有匹配项。</translation>
    </message>
    <message>
        <source>Scan stopped before anything was found.</source>
        <translation>扫描在找到任何内容之前已停止。</translation>
    </message>
    <message>
        <source>No documents found.</source>
        <translation>未找到文档。</translation>
    </message>
    <message>
        <source>Select two documents in the list to compare them.</source>
        <translation>在列表中选择两个文档进行比较。</translation>
    </message>
    <message>
        <source>Press Esc to go back.</source>
        <translation>按 Esc 返回。</translation>
    </message>
    <message>
        <source>Texts not compared. Exact copies are still found if the file can be opened.</source>
        <translation>未比较文本。只要能打开文件，仍会找到完全相同的副本。</translation>
    </message>
</context>
<context>
    <name>RowLooks</name>
    <message>
        <source>{marked} of {all} marked, {size}</source>
        <translation>已标记 {marked} / {all}，{size}</translation>
    </message>
</context>
<context>
    <name>RowTexts</name>
    <message numerus="yes">
        <source>⋯ %Ln equal paragraph(s) ⋯</source>
        <translation>
            <numerusform>⋯ %Ln 个相同段落 ⋯</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved to paragraph {number} on the right</source>
        <translation>已移到右侧第 {number} 段</translation>
    </message>
    <message>
        <source>Moved from paragraph {number} on the left</source>
        <translation>从左侧第 {number} 段移来</translation>
    </message>
    <message>
        <source>Left paragraph {number}</source>
        <translation>左侧第 {number} 段</translation>
    </message>
    <message>
        <source>Right paragraph {number}</source>
        <translation>右侧第 {number} 段</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>added</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>已忽略</translation>
    </message>
    <message>
        <source>Paragraph {number}</source>
        <translation>第 {number} 段</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>已移动</translation>
    </message>
    <message>
        <source>Left: {left} Right: {right}</source>
        <translation>左侧：{left} 右侧：{right}</translation>
    </message>
</context>
<context>
    <name>RuleEditor</name>
    <message>
        <source>Keeper rules, most important first</source>
        <translation>保留规则，最重要的在前</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a rule; Delete removes it.</source>
        <translation>按 Alt+向上键 或 Alt+向下键 移动规则，按 Delete 移除规则。</translation>
    </message>
    <message>
        <source>Add rule</source>
        <translation>添加规则</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>More important (Alt+Up)</source>
        <translation>提高优先级 (Alt+向上键)</translation>
    </message>
    <message>
        <source>Less important (Alt+Down)</source>
        <translation>降低优先级 (Alt+向下键)</translation>
    </message>
    <message>
        <source>Preferred folder</source>
        <translation>首选文件夹</translation>
    </message>
    <message>
        <source>Keep documents with names like this (* matches anything):</source>
        <translation>保留名称符合以下形式的文档（* 代表任意内容）：</translation>
    </message>
    <message>
        <source>In a protected folder (always first)</source>
        <translation>在受保护的文件夹中（始终优先）</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Auto-select</source>
        <translation>自动选择</translation>
    </message>
    <message>
        <source>Exact copies</source>
        <translation>完全相同的副本</translation>
    </message>
    <message>
        <source>{documents} in {groups} would be marked for removal, {size}.</source>
        <translation>将在 {groups}中把 {documents}标记为移除，{size}。</translation>
    </message>
    <message>
        <source>Nothing would be marked.</source>
        <translation>不会标记任何文档。</translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln document(s)</source>
        <translation>
            <numerusform>标记 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>No document matches this rule: {rule}.</source>
        <translation>没有文档符合此规则：{rule}。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) not changed.</source>
        <translation>
            <numerusform>%Ln 组保持不变。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) hidden by the filter.</source>
        <translation>
            <numerusform>%Ln 个文档被筛选器隐藏。</numerusform>
        </translation>
    </message>
    <message>
        <source>Marking removes nothing.</source>
        <translation>标记不会移除任何内容。</translation>
    </message>
    <message>
        <source>Same content, another file</source>
        <translation>内容相同，文件不同</translation>
    </message>
    <message>
        <source>Same text, other pictures or comments</source>
        <translation>文本相同，但图片或批注不同</translation>
    </message>
    <message>
        <source>Similar documents: text differs</source>
        <translation>相似的文档：文本不同</translation>
    </message>
    <message>
        <source>Also: same template, other details</source>
        <translation>还包括：同一模板，内容不同</translation>
    </message>
    <message>
        <source>Also if the kept document has another format</source>
        <translation>保留的文档格式不同时也包括在内</translation>
    </message>
    <message>
        <source>Preparing the preview …</source>
        <translation>正在生成预览…</translation>
    </message>
    <message>
        <source>One document per group is kept. The first rule that finds a difference decides; if none does, the suggested one is kept.</source>
        <translation>每组保留一个文档，由第一条发现差别的规则决定；若没有，则保留建议的文档。</translation>
    </message>
    <message>
        <source>What to mark</source>
        <translation>标记哪些</translation>
    </message>
    <message>
        <source>What to keep</source>
        <translation>保留哪些</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Scans and pictures that look alike</source>
        <translation>外观相似的扫描件和图片</translation>
    </message>
    <message>
        <source>{choice} ({count})</source>
        <translation>{choice}（{count}）</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>标记</translation>
    </message>
</context>
<context>
    <name>RunPanel</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stopping after this document</source>
        <translation>处理完此文档后停止</translation>
    </message>
</context>
<context>
    <name>SavePresetDialog</name>
    <message>
        <source>Save settings</source>
        <translation>保存设置</translation>
    </message>
    <message>
        <source>Also save the &amp;folders to scan</source>
        <translation>同时保存要扫描的文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Saves similarity, formats, sizes and all other scan settings. Replaces settings of the same name.</source>
        <translation>保存相似度、格式、大小以及其他所有扫描设置。同名设置将被替换。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>SavedRulesBar</name>
    <message>
        <source>Saved rules</source>
        <translation>已保存的规则</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete these saved rules</source>
        <translation>删除以此名称保存的规则</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>保存规则</translation>
    </message>
    <message>
        <source>Name (replaces rules of the same name):</source>
        <translation>名称（同名规则将被替换）：</translation>
    </message>
    <message>
        <source>No saved rules</source>
        <translation>尚未保存任何规则</translation>
    </message>
    <message>
        <source>Saved rules …</source>
        <translation>已保存的规则…</translation>
    </message>
</context>
<context>
    <name>ScanFlow</name>
    <message>
        <source>Press Esc again to stop the scan.</source>
        <translation>再按一次 Esc 可停止扫描。</translation>
    </message>
</context>
<context>
    <name>SearchDialog</name>
    <message>
        <source>Search details</source>
        <translation>搜索详情</translation>
    </message>
    <message>
        <source>The search did not compare every pair. It was planned like this:</source>
        <translation>搜索未比较每一对文档，规划如下：</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>清除内容</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>What to look for</source>
        <translation>查找内容</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Minimum similarity</source>
        <translation>最低相似度</translation>
    </message>
    <message>
        <source>Minimum similarity in per cent</source>
        <translation>最低相似度（百分比）</translation>
    </message>
    <message>
        <source>Set with the slider above the results.</source>
        <translation>由结果上方的滑块设置。</translation>
    </message>
    <message>
        <source>Example: two invoices of one firm.</source>
        <translation>例如：同一公司的两张发票。</translation>
    </message>
    <message>
        <source>More settings …</source>
        <translation>更多设置…</translation>
    </message>
    <message>
        <source>Look for</source>
        <translation>查找</translation>
    </message>
</context>
<context>
    <name>SessionFlow</name>
    <message>
        <source>Open session</source>
        <translation>打开会话</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Session not opened: another task is running.</source>
        <translation>会话未打开：有其他操作正在进行。</translation>
    </message>
    <message>
        <source>DupFinder sessions</source>
        <translation>DupFinder 会话</translation>
    </message>
    <message>
        <source>Session saved as {path}.</source>
        <translation>会话已保存为 {path}。</translation>
    </message>
</context>
<context>
    <name>SideHeader</name>
    <message>
        <source>{share} found in the other document</source>
        <translation>其中 {share} 见于另一文档</translation>
    </message>
    <message>
        <source>saved {date}</source>
        <translation>保存于 {date}</translation>
    </message>
</context>
<context>
    <name>SideMenu</name>
    <message>
        <source>Document actions</source>
        <translation>文档操作</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>保留此文档</translation>
    </message>
    <message>
        <source>Not duplicates of each other</source>
        <translation>彼此不重复</translation>
    </message>
    <message>
        <source>Open document</source>
        <translation>打开文档</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>Unmark</source>
        <translation>取消标记</translation>
    </message>
    <message>
        <source>Mark for removal</source>
        <translation>标记为移除</translation>
    </message>
</context>
<context>
    <name>SidePane</name>
    <message>
        <source>This format has no pages. Here is its text.</source>
        <translation>此格式没有页面。这是其文本。</translation>
    </message>
    <message>
        <source>Reading pages …</source>
        <translation>正在读取页面…</translation>
    </message>
    <message>
        <source>No matching page</source>
        <translation>没有匹配的页面</translation>
    </message>
    <message>
        <source>Looks like page {number} · {share}</source>
        <translation>与第 {number} 页外观相似 · {share}</translation>
    </message>
    <message>
        <source>Finding changes on the pages …</source>
        <translation>正在查找页面上的差异…</translation>
    </message>
</context>
<context>
    <name>SideText</name>
    <message>
        <source>Left text</source>
        <translation>左侧文本</translation>
    </message>
    <message>
        <source>Right text</source>
        <translation>右侧文本</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Only across sources</source>
        <translation>仅在来源之间比较</translation>
    </message>
    <message>
        <source>Compares each source with the others, and nothing within one.</source>
        <translation>将每个来源与其他来源比较，同一来源内部不比较。</translation>
    </message>
    <message>
        <source>Scan again to apply the changes.</source>
        <translation>重新扫描以应用更改。</translation>
    </message>
    <message>
        <source>Fold to the side</source>
        <translation>折叠</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>SimilarityBar</name>
    <message>
        <source>Lower …</source>
        <translation>更低…</translation>
    </message>
    <message>
        <source>Minimum similarity in a group</source>
        <translation>组内最低相似度</translation>
    </message>
    <message>
        <source>Scan again below {share}</source>
        <translation>重新扫描低于 {share} 的内容</translation>
    </message>
    <message>
        <source>at least {share}</source>
        <translation>至少 {share}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln 对</numerusform>
        </translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
</context>
<context>
    <name>SourceList</name>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>从列表中去除</translation>
    </message>
    <message>
        <source>Add protected folder …</source>
        <translation>添加受保护的文件夹…</translation>
    </message>
    <message>
        <source>Exclude folder …</source>
        <translation>排除文件夹…</translation>
    </message>
    <message>
        <source>Documents are compared and can be removed.</source>
        <translation>其中的文档参与比较，可以移除。</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>受保护</translation>
    </message>
    <message>
        <source>Documents are compared, but never removed.</source>
        <translation>其中的文档参与比较，但绝不移除。</translation>
    </message>
    <message>
        <source>Never scanned.</source>
        <translation>从不扫描。</translation>
    </message>
    <message>
        <source>Scanned</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>排除</translation>
    </message>
</context>
<context>
    <name>SourceModel</name>
    <message>
        <source>protected</source>
        <translation>受保护</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>已排除</translation>
    </message>
</context>
<context>
    <name>SpaceCard</name>
    <message>
        <source>Space by folder</source>
        <translation>各文件夹占用的空间</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上一级</translation>
    </message>
    <message>
        <source>Show groups</source>
        <translation>显示其中的组</translation>
    </message>
    <message>
        <source>Space in {folder}</source>
        <translation>{folder} 占用的空间</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
</context>
<context>
    <name>SpaceFigures</name>
    <message>
        <source>Directly in this folder</source>
        <translation>直接位于此文件夹中</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Can be freed</source>
        <translation>可释放</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Removable</source>
        <translation>可移除</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Compared by bytes</source>
        <translation>按字节比较</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other(s)</source>
        <translation>
            <numerusform>其他 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Scan now</source>
        <translation>立即扫描</translation>
    </message>
    <message>
        <source>Add documents …</source>
        <translation>添加文档…</translation>
    </message>
    <message>
        <source>Drop folders or documents here</source>
        <translation>将文件夹或文档拖放到此处</translation>
    </message>
    <message numerus="yes">
        <source>Ready to scan %Ln source(s)</source>
        <translation>
            <numerusform>可以扫描 %Ln 个来源</numerusform>
        </translation>
    </message>
    <message>
        <source>Add folder …</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Try sample documents</source>
        <translation>用示例文档试一试</translation>
    </message>
    <message>
        <source>Creates a folder with sample letters and contracts, and scans it</source>
        <translation>创建一个包含示例信函和合同的文件夹并进行扫描</translation>
    </message>
    <message>
        <source>Resume last session</source>
        <translation>继续上次的会话</translation>
    </message>
    <message>
        <source>Finds copies, the same text in other formats, and edited versions, and shows how they differ. A scan changes nothing.</source>
        <translation>查找副本、其他格式的相同文本和修改过的版本，并显示差异。扫描不会改动任何内容。</translation>
    </message>
    <message>
        <source>Drop more folders or documents here, or scan.</source>
        <translation>将更多文件夹或文档拖放到此处，或开始扫描。</translation>
    </message>
    <message>
        <source>Scan {folder} again</source>
        <translation>再次扫描 {folder}</translation>
    </message>
    <message>
        <source>Recent:</source>
        <translation>最近：</translation>
    </message>
</context>
<context>
    <name>TextCanvas</name>
    <message>
        <source>Both texts side by side</source>
        <translation>并排显示的两份文本</translation>
    </message>
</context>
<context>
    <name>TextDialog</name>
    <message>
        <source>Saved.</source>
        <translation>已保存。</translation>
    </message>
</context>
<context>
    <name>TextFinder</name>
    <message numerus="yes">
        <source>%Ln document(s) not searched.</source>
        <translation>
            <numerusform>%Ln 个文档无法搜索。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextsView</name>
    <message>
        <source>No text. Pages and pictures are compared.</source>
        <translation>没有文本。将比较页面和图片。</translation>
    </message>
    <message>
        <source>Change {number} of {count}</source>
        <translation>第 {number} 处差异，共 {count} 处</translation>
    </message>
</context>
<context>
    <name>Thumbnail</name>
    <message>
        <source>First page</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>First page of {name}</source>
        <translation>{name} 的首页</translation>
    </message>
    <message>
        <source>Show pages</source>
        <translation>显示页面</translation>
    </message>
</context>
<context>
    <name>TimeFigures</name>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Groups with the most versions</source>
        <translation>版本最多的组</translation>
    </message>
    <message>
        <source>Last edited</source>
        <translation>最后编辑</translation>
    </message>
    <message>
        <source>Same text</source>
        <translation>文本相同</translation>
    </message>
    <message>
        <source>Another version</source>
        <translation>其他版本</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>匹配</translation>
    </message>
</context>
<context>
    <name>TraceDialog</name>
    <message>
        <source>Searching all documents …</source>
        <translation>正在搜索所有文档…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message numerus="yes">
        <source>Scan again: %Ln document(s) changed since the scan and were not searched.</source>
        <translation>
            <numerusform>请重新扫描：%Ln 个文档在扫描后已更改，未搜索。</numerusform>
        </translation>
    </message>
    <message>
        <source>This document has no words.</source>
        <translation>此文档没有文字。</translation>
    </message>
    <message numerus="yes">
        <source>Nothing: all of its %Ln word(s) are also in other documents.</source>
        <translation>
            <numerusform>无：其全部 %Ln 个字词也在其他文档中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everything: none of its %Ln word(s) are in other documents.</source>
        <translation>
            <numerusform>全部：其 %Ln 个字词均不在其他文档中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of its %Ln word(s) are only here.</source>
        <translation>
            <numerusform>其 %Ln 个字词中有 {count} 个仅在此处。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All the rest is in %Ln document(s):</source>
        <translation>
            <numerusform>其余全部在 %Ln 个文档中：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All of it is in %Ln document(s):</source>
        <translation>
            <numerusform>全部内容在 %Ln 个文档中：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) without words, or not read, were not searched.</source>
        <translation>
            <numerusform>%Ln 个文档没有文字或未读取，未搜索。</numerusform>
        </translation>
    </message>
    <message>
        <source>Words only: pictures, comments and other content are not compared.</source>
        <translation>仅限文字：不比较图片、批注和其他内容。</translation>
    </message>
    <message>
        <source>What is only here</source>
        <translation>仅在此处的内容</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>Documents that have the rest</source>
        <translation>含有其余内容的文档</translation>
    </message>
    <message>
        <source>What is only in {name}</source>
        <translation>仅在 {name} 中的内容</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Last removal</source>
        <translation>上次移除</translation>
    </message>
    <message>
        <source>Review …</source>
        <translation>查看…</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>移到回收站</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Details …</source>
        <translation>详细信息…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Nothing to undo. See the history (Ctrl+H) for earlier removals.</source>
        <translation>没有可撤销的操作。此前的移除见历史 (Ctrl+H)。</translation>
    </message>
    <message numerus="yes">
        <source>Put %Ln copies back</source>
        <translation>
            <numerusform>放回 %Ln 个副本</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UniqueModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>修改时间</translation>
    </message>
</context>
<context>
    <name>UniquePage</name>
    <message>
        <source>Documents without anything similar</source>
        <translation>没有相似内容的文档</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>All that is scanned</source>
        <translation>所有扫描的内容</translation>
    </message>
    <message>
        <source>No other document is this similar to these. Documents not read are not listed.</source>
        <translation>没有其他文档与这些文档达到此相似度。未读取的文档不在此列。</translation>
    </message>
</context>
<context>
    <name>VersionsTable</name>
    <message>
        <source>Paragraphs and documents</source>
        <translation>段落与文档</translation>
    </message>
</context>
<context>
    <name>VersionsTableModel</name>
    <message>
        <source>{name}: no such paragraph</source>
        <translation>{name}：没有此段</translation>
    </message>
    <message>
        <source>{name}: wording {letter}: {text}</source>
        <translation>{name}：措辞 {letter}：{text}</translation>
    </message>
</context>
<context>
    <name>VersionsView</name>
    <message numerus="yes">
        <source>{done} of %Ln document(s) read</source>
        <translation>
            <numerusform>已读取 {done} / %Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>Only changed paragraphs</source>
        <translation>仅显示有差异的段落</translation>
    </message>
    <message>
        <source>Comparing paragraphs</source>
        <translation>正在比较段落</translation>
    </message>
    <message>
        <source>These documents could not be compared.</source>
        <translation>无法比较这些文档。</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>没有段落存在差异。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln the same in all {documents} documents</source>
        <translation>
            <numerusform>%Ln 个段落在全部 {documents} 个文档中相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s)</source>
        <translation>
            <numerusform>%Ln 个段落</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln worded differently</source>
        <translation>
            <numerusform>%Ln 个有多种措辞</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not in all documents</source>
        <translation>
            <numerusform>%Ln 个并非所有文档都有</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more document(s).</source>
        <translation>
            <numerusform>另有 %Ln 个文档。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchPanel</name>
    <message>
        <source>New documents in watched folders</source>
        <translation>监视文件夹中的新文档</translation>
    </message>
    <message>
        <source>New documents</source>
        <translation>新文档</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Checking folders …</source>
        <translation>正在检查文件夹…</translation>
    </message>
    <message>
        <source>Not watching</source>
        <translation>未监视任何文件夹</translation>
    </message>
    <message numerus="yes">
        <source>Watching: %Ln document(s)</source>
        <translation>
            <numerusform>正在监视：%Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not read</source>
        <translation>
            <numerusform>%Ln 个未读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>oldest %Ln no longer listed</source>
        <translation>
            <numerusform>最早的 %Ln 个不再列出</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new or changed</source>
        <translation>
            <numerusform>%Ln 个新增或更改</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchWording</name>
    <message>
        <source>Nothing similar</source>
        <translation>没有相似文档</translation>
    </message>
    <message>
        <source>Contained, {share}</source>
        <translation>被包含，{share}</translation>
    </message>
    <message>
        <source>{share} the same</source>
        <translation>{share} 相同</translation>
    </message>
    <message numerus="yes">
        <source>{name} and %Ln other(s)</source>
        <translation>
            <numerusform>{name} 及其他 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>New document: {name}</source>
        <translation>新文档：{name}</translation>
    </message>
    <message>
        <source>Changed document: {name}</source>
        <translation>已更改的文档：{name}</translation>
    </message>
    <message>
        <source>Nothing similar is known.</source>
        <translation>没有已知的相似文档。</translation>
    </message>
    <message>
        <source>Similar to documents you already have.</source>
        <translation>与您已有的文档相似。</translation>
    </message>
    <message>
        <source>Exact copy of {name} in {folder}.</source>
        <translation>{folder} 中 {name} 的完全相同的副本。</translation>
    </message>
    <message>
        <source>Same content as {name} in {folder}.</source>
        <translation>它与 {folder} 中的 {name} 内容相同。</translation>
    </message>
    <message>
        <source>Looks like {name} in {folder}.</source>
        <translation>它与 {folder} 中的 {name} 外观相似。</translation>
    </message>
    <message>
        <source>Same text as {name} in {folder}.</source>
        <translation>它与 {folder} 中的 {name} 文本相同。</translation>
    </message>
    <message>
        <source>{share} similar to {name} in {folder}.</source>
        <translation>与 {folder} 中的 {name} 有 {share} 相似。</translation>
    </message>
    <message>
        <source>{share} found in the other: {name} in {folder}.</source>
        <translation>其中之一有 {share} 见于另一个：{folder} 中的 {name}。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new document(s)</source>
        <translation>
            <numerusform>%Ln 个新文档</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>Add &amp;folder …</source>
        <translation>添加文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Add &amp;documents …</source>
        <translation>添加文档(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Export …</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Scan</source>
        <translation>扫描(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Watch these folders</source>
        <translation>监视这些文件夹(&amp;W)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo mar&amp;ks</source>
        <translation>重做标记(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Not duplicates …</source>
        <translation>非重复项(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Find in the list</source>
        <translation>在列表中查找(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open all groups</source>
        <translation>展开所有组(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Close all groups</source>
        <translation>折叠所有组(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Formats …</source>
        <translation>格式(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;About DupFinder</source>
        <translation>关于 DupFinder(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Undo: {what}</source>
        <translation>撤销：{what}(&amp;U)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Open &amp;session …</source>
        <translation>打开会话(&amp;S)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve session …</source>
        <translation>保存会话(&amp;V)…</translation>
    </message>
    <message>
        <source>S&amp;top scan</source>
        <translation>停止扫描(&amp;T)</translation>
    </message>
    <message>
        <source>Stop scan (press twice)</source>
        <translation>停止扫描（按两次）</translation>
    </message>
    <message>
        <source>Scan settin&amp;gs …</source>
        <translation>扫描设置(&amp;O)…</translation>
    </message>
    <message>
        <source>Window settings …</source>
        <translation>窗口设置…</translation>
    </message>
    <message>
        <source>&amp;Auto-select …</source>
        <translation>自动选择(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Invert marks in each group</source>
        <translation>反转每组的标记(&amp;I)</translation>
    </message>
    <message>
        <source>Unmark a&amp;ll</source>
        <translation>取消所有标记(&amp;T)</translation>
    </message>
    <message>
        <source>Re&amp;move marked documents …</source>
        <translation>移除已标记的文档(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Undo last removal</source>
        <translation>撤销上次移除(&amp;U)</translation>
    </message>
    <message>
        <source>Removal &amp;history …</source>
        <translation>移除历史(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Sort by space freed</source>
        <translation>按可释放空间排序(&amp;S)</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>侧栏</translation>
    </message>
    <message>
        <source>Save &amp;log …</source>
        <translation>保存日志(&amp;L)…</translation>
    </message>
    <message>
        <source>Save the results to a file</source>
        <translation>将结果保存到文件</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>标记(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Auto-select</source>
        <translation>自动选择</translation>
    </message>
    <message>
        <source>Mark documents by rules, with a preview</source>
        <translation>按规则标记文档，可预览</translation>
    </message>
    <message>
        <source>Review marked documents, then move them to the trash</source>
        <translation>查看已标记的文档，然后移到回收站</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>WindowPage</name>
    <message>
        <source>Same as system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>紧凑</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Roomy</source>
        <translation>宽松</translation>
    </message>
    <message>
        <source>Open the last session</source>
        <translation>打开上次会话</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>For compared texts, see Compare ▸ Font.</source>
        <translation>所比较文本的字体见“比较”▸“字体”。</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Row height</source>
        <translation>行高</translation>
    </message>
    <message>
        <source>Offered first for marked documents. You always confirm it.</source>
        <translation>对已标记文档首先提供的操作，始终需要确认。</translation>
    </message>
    <message>
        <source>Marked documents</source>
        <translation>已标记文档</translation>
    </message>
    <message>
        <source>At start-up</source>
        <translation>启动时</translation>
    </message>
    <message>
        <source>Never: DupFinder does not use the network.</source>
        <translation>从不：DupFinder 不使用网络。</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>更新</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln 字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s)</source>
        <translation>
            <numerusform>%Ln 组</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln 个词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marked</source>
        <translation>
            <numerusform>已标记 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>contains %Ln other document(s)</source>
        <translation>
            <numerusform>包含其他 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>Container</source>
        <translation>包含其他</translation>
    </message>
    <message>
        <source>Keeper</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>The same file is also {path}</source>
        <translation>同一文件也位于 {path}</translation>
    </message>
    <message>
        <source>Same text</source>
        <translation>文本相同</translation>
    </message>
    <message>
        <source>Similar documents</source>
        <translation>相似的文档</translation>
    </message>
    <message>
        <source>{size} can be freed</source>
        <translation>可释放 {size}</translation>
    </message>
    <message>
        <source>Same content</source>
        <translation>内容相同</translation>
    </message>
    <message>
        <source>Exact copies</source>
        <translation>完全相同的副本</translation>
    </message>
    <message>
        <source>Also scans and pictures that look alike.</source>
        <translation>也包括外观相似的扫描件和图片。</translation>
    </message>
    <message>
        <source>Similar and contained</source>
        <translation>相似和被包含的文档</translation>
    </message>
    <message>
        <source>the centre of the group</source>
        <translation>组的中心</translation>
    </message>
    <message>
        <source>all the others</source>
        <translation>所有其他文档</translation>
    </message>
    <message>
        <source>at least one other</source>
        <translation>至少一个其他文档</translation>
    </message>
    <message>
        <source>{share} similar</source>
        <translation>{share} 相似</translation>
    </message>
    <message>
        <source>same content</source>
        <translation>内容相同</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not read</source>
        <translation>
            <numerusform>%Ln 个未读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> (and %Ln hidden: kept)</source>
        <translation>
            <numerusform>（另有 %Ln 个隐藏：不会移除）</numerusform>
        </translation>
    </message>
    <message>
        <source>{share} contained</source>
        <translation>{share} 被包含</translation>
    </message>
    <message>
        <source>In an excluded folder: not included.</source>
        <translation>位于已排除的文件夹中：不参与处理。</translation>
    </message>
    <message>
        <source>Inside another file: compared, never removed.</source>
        <translation>位于另一个文件内：参与比较，绝不移除。</translation>
    </message>
    <message>
        <source>In a protected folder: compared, never removed.</source>
        <translation>位于受保护的文件夹中：参与比较，绝不移除。</translation>
    </message>
    <message>
        <source>Same file saved twice, byte by byte.</source>
        <translation>同一文件保存了两次，逐字节相同。</translation>
    </message>
    <message>
        <source>Also same content in another file or format.</source>
        <translation>也包括其他文件或格式中的相同内容。</translation>
    </message>
    <message>
        <source>Also same words with other pictures, comments or accents.</source>
        <translation>也包括文本相同但图片、批注或重音符号不同的文档。</translation>
    </message>
    <message>
        <source>Same text or looks</source>
        <translation>文本或外观相同</translation>
    </message>
    <message>
        <source>Also edited versions and scans that look alike.</source>
        <translation>也包括修改过的版本，以及外观相似的扫描件。</translation>
    </message>
    <message>
        <source>All of these, and documents contained in longer ones.</source>
        <translation>以上全部，以及包含在更长文档中的文档。</translation>
    </message>
    <message>
        <source>exact copies</source>
        <translation>完全相同的副本</translation>
    </message>
    <message>
        <source>same text, other differences</source>
        <translation>文本相同，其他内容不同</translation>
    </message>
    <message>
        <source>only words compared</source>
        <translation>只比较了文本</translation>
    </message>
    <message>
        <source>not compared: {things} …</source>
        <translation>未比较：{things}等</translation>
    </message>
    <message>
        <source>{things} not compared</source>
        <translation>{things}未比较</translation>
    </message>
    <message>
        <source>Other differences: {differences}.</source>
        <translation>其他差别：{differences}。</translation>
    </message>
    <message>
        <source>The files match byte by byte.</source>
        <translation>两个文件逐字节相同。</translation>
    </message>
    <message>
        <source>The same values: numbers or dates are written in another way.</source>
        <translation>数值相同：数字或日期写法不同。</translation>
    </message>
    <message>
        <source>The same text under another letterhead or above another footer: probably not copies.</source>
        <translation>正文相同，信头或页脚不同：可能不是副本。</translation>
    </message>
    <message>
        <source>The same words in another order.</source>
        <translation>词语相同，顺序不同。</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>包括</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>不显示</translation>
    </message>
    <message>
        <source>Only these</source>
        <translation>仅这些</translation>
    </message>
    <message>
        <source>Documents only</source>
        <translation>仅文档</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>不比较</translation>
    </message>
    <message>
        <source>{share} of the left found on the right</source>
        <translation>左侧有 {share} 见于右侧</translation>
    </message>
    <message>
        <source>{share} of the right found on the left</source>
        <translation>右侧有 {share} 见于左侧</translation>
    </message>
    <message>
        <source>Finding documents</source>
        <translation>正在查找文档</translation>
    </message>
    <message>
        <source>Finding matches</source>
        <translation>正在查找匹配项</translation>
    </message>
    <message>
        <source>almost done</source>
        <translation>即将完成</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them inside other files</source>
        <translation>
            <numerusform>其中 %Ln 个位于其他文件内</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) share space with others</source>
        <translation>
            <numerusform>%Ln 个文档与其他文件共用空间</numerusform>
        </translation>
    </message>
    <message>
        <source>Every document must be similar to the one with the most matches.</source>
        <translation>每个文档都必须与匹配最多的文档相似。</translation>
    </message>
    <message>
        <source>Every document must be similar to all others. Gives smaller groups.</source>
        <translation>每个文档都必须与所有其他文档相似。组会较小。</translation>
    </message>
    <message>
        <source>Every document must be similar to at least one other. Keeps long chains of versions together.</source>
        <translation>每个文档都必须与至少一个其他文档相似。一长串版本会归在一起。</translation>
    </message>
    <message>
        <source>Only {things} differ: probably not copies.</source>
        <translation>仅{things}不同：可能不是副本。</translation>
    </message>
    <message>
        <source>Same template, other details</source>
        <translation>同一模板，内容不同</translation>
    </message>
    <message>
        <source>Comparing files</source>
        <translation>正在比较文件</translation>
    </message>
    <message>
        <source>Reading documents</source>
        <translation>正在读取文档</translation>
    </message>
    <message>
        <source>Comparing texts</source>
        <translation>正在比较文本</translation>
    </message>
    <message>
        <source>Comparing pages</source>
        <translation>正在比较页面</translation>
    </message>
    <message>
        <source>Forming groups</source>
        <translation>正在分组</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} / {total}</translation>
    </message>
    <message>
        <source>{rate}/s</source>
        <translation>{rate}/秒</translation>
    </message>
    <message>
        <source>about {count} s left</source>
        <translation>大约还剩 {count} 秒</translation>
    </message>
    <message>
        <source>about {count} min left</source>
        <translation>大约还剩 {count} 分钟</translation>
    </message>
    <message>
        <source>about {count} h left</source>
        <translation>大约还剩 {count} 小时</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) can be removed</source>
        <translation>
            <numerusform>%Ln 个文档可以移除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln exact copies</source>
        <translation>
            <numerusform>%Ln 个完全相同的副本</numerusform>
        </translation>
    </message>
    <message>
        <source>Letter errors in many words: one looks like a misread copy of the other.</source>
        <translation>许多词中有字母错误：其中一个像是另一个的误识副本。</translation>
    </message>
    <message>
        <source>The same words but for the letters: {what}.</source>
        <translation>词语相同，仅字母写法不同：{what}。</translation>
    </message>
    <message>
        <source>Many single words differ, all through the text: probably not copies.</source>
        <translation>全文有许多个别词语不同：可能不是副本。</translation>
    </message>
    <message>
        <source>Same template, other {things}: probably not copies.</source>
        <translation>同一模板，{things}不同：很可能不是副本。</translation>
    </message>
</context>
<context>
    <name>WordingBadge</name>
    <message>
        <source>Wording {letter}</source>
        <translation>措辞 {letter}</translation>
    </message>
</context>
<context>
    <name>WordingPane</name>
    <message>
        <source>Paragraph {number}</source>
        <translation>第 {number} 段</translation>
    </message>
    <message>
        <source>Text of the selected cell</source>
        <translation>所选单元格的措辞</translation>
    </message>
    <message>
        <source>not in {name}</source>
        <translation>{name} 中没有此段</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln document(s)</source>
        <translation>
            <numerusform>见于 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>wording of the keeper</source>
        <translation>保留文档的措辞</translation>
    </message>
    <message>
        <source>first wording</source>
        <translation>首个措辞</translation>
    </message>
    <message>
        <source>not in the keeper</source>
        <translation>保留的文档中没有</translation>
    </message>
    <message>
        <source>not in the first document</source>
        <translation>第一个文档中没有</translation>
    </message>
</context>
<context>
    <name>_FormatTable</name>
    <message>
        <source>Formats</source>
        <translation>格式</translation>
    </message>
</context>
</TS>
